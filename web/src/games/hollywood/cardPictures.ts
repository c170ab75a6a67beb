// The pictures of the cards. Each card of our box has a picture of its own, named after its id.
import type { HollywoodBox } from './types';

const files = import.meta.glob('./art/cards/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** The address of each picture, by its name. */
export const cardPictures = new Map(
  Object.entries(files).map(([file, address]) => [/([\w-]+)\.svg$/.exec(file)![1]!, address]),
);

/** Return what a card shows: a star, a blockbuster, or a film of its genre. */
export const categoryOf = (card: HollywoodBox['cards'][number]): string =>
  card.kind === 'screenplay' ? card.genre : card.kind;

const namesOfBoxes = new WeakMap<HollywoodBox, Map<string, string>>();

/**
 * Return the name of the picture of each card, by the card's id. A card with an id that is not in our box gets a picture
 * of its category that no other card has, while there is one.
 */
export function pictureNames(box: HollywoodBox): Map<string, string> {
  const known = namesOfBoxes.get(box);
  if (known) return known;
  const names = new Map<string, string>();
  for (const category of new Set(box.cards.map(categoryOf))) {
    const pictures = [...cardPictures.keys()].filter((name) => name.startsWith(`${category}-`));
    const ids = box.cards.filter((card) => categoryOf(card) === category).map(({ id }) => id);
    const choice = [...pictures.filter((name) => !ids.includes(name)), ...pictures];
    for (const id of ids.filter((id) => pictures.includes(id))) names.set(id, id);
    ids
      .filter((id) => !pictures.includes(id))
      .forEach((id, index) => names.set(id, choice[index % choice.length]!));
  }
  namesOfBoxes.set(box, names);
  return names;
}

/** Return the address of the picture of a card. */
export const pictureOf = (id: string, box: HollywoodBox): string | undefined =>
  cardPictures.get(pictureNames(box).get(id)!);
