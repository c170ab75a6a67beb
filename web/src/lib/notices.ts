// Notices of one's turn while the page is hidden. Not every browser has them, and not everybody wants them.
import { preferences } from './preferences.svelte';

/** Why there are none: nobody allowed them, or the browser cannot do it. */
export type Without = 'forbidden' | 'impossible';

/** Switches notices on or off; on only if `title` could be shown in one. Says why it could not. */
export async function switchNotices(title: string): Promise<Without | null> {
  const wanted = !preferences.notices;
  preferences.notices = false;
  if (!wanted) return null;
  if (typeof Notification !== 'function') return 'impossible';
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'forbidden';
  } catch {
    return 'forbidden';
  }
  preferences.notices = show(title, 'matinee');
  return preferences.notices ? null : 'impossible';
}

export function notify(title: string, tag: string): void {
  if (!preferences.notices || !document.hidden || typeof Notification !== 'function') return;
  if (Notification.permission === 'granted') preferences.notices = show(title, tag);
}

/** Some phones know the word but cannot do it. */
function show(title: string, tag: string): boolean {
  try {
    const notice = new Notification(title, { tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return true;
  } catch {
    return false;
  }
}
