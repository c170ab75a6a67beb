// Requests sent while the components that use the responses are still loading.
const LIFETIME = 20_000; // milliseconds; an older response is out of date
const prefetched = new Map<string, Promise<Response>>();

export function prefetch(path: string, language: string): Promise<Response> {
  const earlier = prefetched.get(path);
  if (earlier) return earlier;
  const response = fetch(`/api${path}`, { headers: { 'Accept-Language': language } }).then(readBody);
  prefetched.set(path, response);
  response.catch(() => null); // the component that takes the response handles the error
  setTimeout(() => prefetched.delete(path), LIFETIME);
  return response;
}

/** Read the body in advance, so that `json()` resolves immediately. */
async function readBody(response: Response): Promise<Response> {
  const body: unknown = await response.json().catch(() => ({}));
  return Object.assign(response, { json: () => Promise.resolve(body) });
}

/** Remove a prefetched response and return it. */
export function takePrefetched(path: string): Promise<Response> | undefined {
  const response = prefetched.get(path);
  prefetched.delete(path);
  return response;
}
