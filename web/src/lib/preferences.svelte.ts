import { chosen, keepChosen, type Chosen } from './chosen';

export { LANGUAGES, type Language, type Theme } from './chosen';

export const preferences = $state<Chosen>(chosen());

export function keep(): void {
  keepChosen(preferences);
}
