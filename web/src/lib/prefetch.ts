// Requests sent before the components that need the answers have loaded.
const LIFETIME = 20_000; // milliseconds; then an unused answer is out of date
const prefetched = new Map<string, Promise<Response>>();

export function prefetch(path: string, language: string): Promise<Response> {
  const known = prefetched.get(path);
  if (known) return known;
  const answer = fetch(`/api${path}`, { headers: { 'Accept-Language': language } }).then(withBody);
  prefetched.set(path, answer);
  answer.catch(() => null); // reported to the component that takes it
  setTimeout(() => prefetched.delete(path), LIFETIME);
  return answer;
}

/** Read the body now, so that taking the answer later needs no further wait. */
async function withBody(answer: Response): Promise<Response> {
  const body: unknown = await answer.json().catch(() => ({}));
  return Object.assign(answer, { json: () => Promise.resolve(body) });
}

/** Return a prefetched answer and remove it. */
export function takePrefetched(path: string): Promise<Response> | undefined {
  const answer = prefetched.get(path);
  prefetched.delete(path);
  return answer;
}
