// Share the result of a game: by the share sheet of the system, or else by copying the link and saving the picture.
import { preferences } from './preferences.svelte';

export interface Result {
  code: string;
  match: number;
  title: string;
  text: string;
}

/** Return the address of the picture of a result, in the viewer's language. */
export const pictureAddress = ({ code, match }: Result): string =>
  `/api/tables/${code}/result.png?match=${match}&language=${preferences.language}`;

/** Return the link to a table. The address of the page may contain a key, so it is not used. */
export const tableLink = (code: string): string => `${location.origin}/t/${code}`;

/**
 * Share a result. Return `shared` if the system's share sheet was opened, `saved` if the link was copied and the picture
 * saved, and `failed` if the picture could not be loaded.
 */
export async function shareResult(result: Result): Promise<'shared' | 'saved' | 'failed'> {
  const picture = await loadPicture(result);
  if (typeof navigator.share === 'function') {
    const { title, text } = result;
    const data: ShareData = { title, text, url: tableLink(result.code) };
    const withPicture = picture ? { ...data, files: [picture] } : data;
    try {
      await navigator.share(navigator.canShare?.(withPicture) ? withPicture : data);
      return 'shared';
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return 'shared'; // closed by the user
      // Otherwise the browser refused, for example because loading took too long.
    }
  }
  if (!picture) return 'failed';
  await navigator.clipboard?.writeText(tableLink(result.code)).catch(() => null);
  save(picture);
  return 'saved';
}

async function loadPicture(result: Result): Promise<File | null> {
  const response = await fetch(pictureAddress(result)).catch(() => null);
  if (!response?.ok) return null;
  const name = `matinee-${result.code}-${result.match}.png`;
  return new File([await response.blob()], name, { type: 'image/png' });
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // the download must have started
}
