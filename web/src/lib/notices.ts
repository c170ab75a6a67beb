// Notices of one's turn while the page is hidden. Not every browser has them, and not everybody wants them.
import { preferences } from './preferences.svelte';

export const canNotify = typeof Notification === 'function';

/** Switches notices on or off; on only if the browser is allowed to show them. */
export async function switchNotices(): Promise<void> {
  if (preferences.notices || !canNotify) {
    preferences.notices = false;
    return;
  }
  try {
    preferences.notices = (await Notification.requestPermission()) === 'granted';
  } catch {
    preferences.notices = false;
  }
}

export function notify(title: string, tag: string): void {
  if (!preferences.notices || !canNotify || !document.hidden || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones know the word but cannot do it.
  }
}
