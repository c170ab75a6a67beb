// Browser notifications of your turn while the page is hidden. The stored setting is called `notices`.
import { preferences } from './preferences.svelte';

/** Why notifications cannot be shown: permission denied, or not supported by the browser. */
export type NotificationProblem = 'forbidden' | 'impossible';

/** Switch notifications on or off, showing `title` as a test. Return the problem if they cannot be shown. */
export async function toggleNotifications(title: string): Promise<NotificationProblem | null> {
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

/** Show a notification. Some phones have the API but throw when it is used. */
function show(title: string, tag: string): boolean {
  try {
    const notification = new Notification(title, { tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return true;
  } catch {
    return false;
  }
}
