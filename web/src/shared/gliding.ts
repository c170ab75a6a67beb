// What has to make room glides to where it comes to lie: nothing jumps. Where things lie is looked up once a frame, and
// only when something has changed, just before the browser would find out for itself.
import { still } from './motion';

const GLIDE = 240; // milliseconds

interface Place {
  x: number;
  y: number;
}
/** Tells what has to move, and from how far beside where it lies now. */
type Looking = () => [HTMLElement, Place][];

const looking = new Set<Looking>();
let due = false;
const changes = new MutationObserver(lookSoon);
/** How far the page was scrolled when the browser last said so, and how wide it is. */
const page = { scroll: 0, width: 0 };
addEventListener('scroll', () => (page.scroll = scrollY), { passive: true });

function lookSoon(): void {
  if (!due) requestAnimationFrame(settle);
  due = true;
}

function settle(): void {
  due = false;
  const moved = [...looking]
    .flatMap((look) => look())
    .filter(([part, by]) => (by.x || by.y) && moves(part, by));
  // Where something changes above what one looks at, the browser scrolls on by itself, and nothing is seen to move. In
  // a window of another width everything lies elsewhere.
  const seen = scrollY === page.scroll && innerWidth === page.width;
  page.width = innerWidth;
  if (seen && !still()) for (const [part, by] of moved) glide(part, by);
}

/** What sticks to an edge stays there; and what nobody sees need not glide. */
function moves(part: HTMLElement, by: Place): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  const seen = Math.min(top, top + by.y) < innerHeight && Math.max(bottom, bottom + by.y) > 0;
  return seen && getComputedStyle(part).position !== 'sticky';
}

/** For a list whose parts make room for one another. */
export function gliding(list: HTMLElement): () => void {
  const places = new WeakMap<Element, Place>();
  return whenChanged(list, () =>
    ([...list.children] as HTMLElement[]).flatMap((part) => {
      const origin = part.offsetParent === list ? { x: 0, y: 0 } : { x: list.offsetLeft, y: list.offsetTop };
      const place = { x: part.offsetLeft - origin.x, y: part.offsetTop - origin.y };
      const was = places.get(part);
      places.set(part, place);
      return was ? [[part, { x: was.x - place.x, y: was.y - place.y }]] : [];
    }),
  );
}

/** For a list that grows at its head, within something that scrolls: the new one pushes the rest down, all as one. */
export function pushed(list: HTMLElement): () => void {
  let head: HTMLElement | null = null;
  return whenChanged(list, () => {
    const first = list.firstElementChild as HTMLElement | null;
    const by = head?.isConnected && first ? first.offsetTop - head.offsetTop : 0;
    head = first;
    return list.parentElement?.scrollTop ? [] : [[list, { x: 0, y: by }]];
  });
}

function whenChanged(list: HTMLElement, look: Looking): () => void {
  looking.add(look);
  changes.observe(list, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });
  lookSoon();
  return () => looking.delete(look);
}

const glides = new WeakMap<Element, Place & { animation: Animation }>();

/** If it is still on its way, it goes on from where it is. */
function glide(part: HTMLElement, by: Place): void {
  const earlier = glides.get(part);
  const left = 1 - (earlier?.animation.effect?.getComputedTiming().progress ?? 1);
  const from = { x: by.x + left * (earlier?.x ?? 0), y: by.y + left * (earlier?.y ?? 0) };
  earlier?.animation.cancel();
  const animation = part.animate([{ translate: `${from.x}px ${from.y}px` }, { translate: '0 0' }], {
    duration: GLIDE,
    easing: 'ease-out',
  });
  glides.set(part, { ...from, animation });
}
