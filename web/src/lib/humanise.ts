/** Turn an identifier such as `faces_left`, `round-begins` or `bestOffer` into words: "Faces left". */
export function humanise(identifier: string): string {
  const words = identifier
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .trim();
  return words ? words[0]!.toUpperCase() + words.slice(1) : '';
}
