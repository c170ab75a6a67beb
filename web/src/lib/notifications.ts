// Browser notifications that it is your turn, shown while the page is hidden. The stored setting is called `notices`.
import { preferences } from './preferences.svelte';

/** Why notifications cannot be shown: permission denied, or not supported by the browser. */
export type NotificationProblem = 'forbidden' | 'impossible';

/** Toggle notifications. Turning them on shows `title` as a test. Return the problem, if any. */
export async function toggleNotifications(title: string): Promise<NotificationProblem | null> {
  const enable = !preferences.notices;
  preferences.notices = false;
  if (!enable) return null;
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

/** Show a notification and return whether it worked. Some phones have the API but throw an error. */
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
