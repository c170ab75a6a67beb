import { chosen, keepChosen, type Chosen } from './chosen';

export { LANGUAGES, type Language, type Theme } from './chosen';

let kept: Chosen = chosen();
export const preferences = $state<Chosen>({ ...kept });

export function keep(): void {
  const now = { ...preferences };
  const changed = Object.entries(now).filter(([name, value]) => kept[name as keyof Chosen] !== value);
  if (changed.length) keepChosen(Object.fromEntries(changed));
  kept = now;
}
