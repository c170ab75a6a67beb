// Questions to the server that were asked before the page that needs the answers was there.
const PATIENCE = 20_000; // then an answer that nobody wanted is old
const begun = new Map<string, Promise<Response>>();

export function begin(path: string, language: string): Promise<Response> {
  const already = begun.get(path);
  if (already) return already;
  const answer = fetch(`/api${path}`, { headers: { 'Accept-Language': language } }).then(heard);
  begun.set(path, answer);
  answer.catch(() => null); // whoever needs it will hear of it
  setTimeout(() => begun.delete(path), PATIENCE);
  return answer;
}

/** An answer that has been read to its end: whoever takes it need not wait again. */
async function heard(answer: Response): Promise<Response> {
  const said: unknown = await answer.json().catch(() => ({}));
  return Object.assign(answer, { json: () => Promise.resolve(said) });
}

/** The answer to a question that was begun, once. */
export function taken(path: string): Promise<Response> | undefined {
  const answer = begun.get(path);
  begun.delete(path);
  return answer;
}
