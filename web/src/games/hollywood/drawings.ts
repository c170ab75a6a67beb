// The pictures of Hollywood's cards and reels.
const files = import.meta.glob('../../art/hollywood/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Record<string, string>;

export const drawingOf = (name: string): string | undefined => files[`../../art/hollywood/${name}.svg`];

/** A browser takes long to read a drawing: read one after the other and kept, none has to be in the midst of a round. */
export function readAhead(): () => void {
  const left = Object.values(files);
  const kept: HTMLImageElement[] = [];
  const timer = setInterval(() => {
    const next = left.pop();
    if (!next) return clearInterval(timer);
    const image = new Image();
    image.src = next;
    kept.push(image);
  }, 120);
  return () => {
    clearInterval(timer);
    kept.length = 0;
  };
}
