// What has to make room glides to where it comes to lie: nothing jumps. Where things lie is looked up once a frame, and
// only where something has changed, just before the browser would find out for itself.
import { prefersReducedMotion } from './motion';

const GLIDE = 240; // milliseconds

interface Way {
  x: number;
  y: number;
}
/** Tells what lies elsewhere now, and how far from there it was; or forgets it, where the list is not drawn at all. */
type Looking = (drawn: boolean) => [HTMLElement, Way][];

/** What nobody sees is not drawn (`content-visibility`); merely to ask for a place there has it drawn. */
function isDrawn({ firstElementChild: part }: Element): boolean {
  return !part || part.checkVisibility({ contentVisibilityAuto: true });
}

const lists = new WeakMap<Node, Looking>();
let due = new Map<HTMLElement, Looking>();
const changes = new MutationObserver((records) => {
  for (const { target } of records)
    for (let around: Node | null = target; around; around = around.parentNode) lookSoon(around);
});

/** How far the page was scrolled when one last looked, and whether it was said to have been since. */
const page = { scroll: 0, scrolled: false };
addEventListener('scroll', () => (page.scrolled = true), { passive: true });

function lookSoon(list: Node): void {
  const look = lists.get(list);
  if (!look) return;
  if (!due.size) requestAnimationFrame(settle);
  due.set(list as HTMLElement, look);
}

function settle(): void {
  const moved = [...due]
    .flatMap(([list, look]) => look(isDrawn(list)))
    .filter(([part, way]) => (way.x || way.y) && isSeen(part, way));
  due = new Map();
  // Where something changes above what one looks at, the browser scrolls on by itself, and nothing is seen to move.
  const held = scrollY !== page.scroll && !page.scrolled;
  Object.assign(page, { scroll: scrollY, scrolled: false });
  if (moved.length && !held && !prefersReducedMotion()) for (const [part, way] of moved) glide(part, way);
}

/** What sticks to an edge stays there; and what nobody sees need not glide. */
function isSeen(part: HTMLElement, way: Way): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  const within = Math.min(top, top + way.y) < innerHeight && Math.max(bottom, bottom + way.y) > 0;
  const { position, visibility } = getComputedStyle(part);
  return within && visibility === 'visible' && position !== 'sticky';
}

/** For a list whose parts make room for one another. */
export function animateLayout(list: HTMLElement): () => void {
  let places = new Map<Element, Way>();
  let width = 0;
  return whenChanged(list, (drawn) => {
    const before = width === innerWidth ? places : new Map<Element, Way>(); // of another width, all lies elsewhere
    width = innerWidth;
    places = new Map();
    if (!drawn) return [];
    const parts = [...list.children] as HTMLElement[];
    const within = parts[0]?.offsetParent === list;
    const origin = within ? { x: 0, y: 0 } : { x: list.offsetLeft, y: list.offsetTop };
    return parts.flatMap((part) => {
      const place = { x: part.offsetLeft - origin.x, y: part.offsetTop - origin.y };
      places.set(part, place);
      const was = before.get(part);
      return was ? [[part, { x: was.x - place.x, y: was.y - place.y }]] : [];
    });
  });
}

/** For a list that grows at its head, within something that scrolls: the new one pushes the rest down, all as one. */
export function animatePrepend(list: HTMLElement): () => void {
  let head: HTMLElement | null = null;
  return whenChanged(list, (drawn) => {
    const first = drawn ? (list.firstElementChild as HTMLElement | null) : null;
    const by = head?.isConnected && first ? first.offsetTop - head.offsetTop : 0;
    head = first;
    return by && !list.parentElement?.scrollTop ? [[list, { x: 0, y: by }]] : [];
  });
}

function whenChanged(list: HTMLElement, look: Looking): () => void {
  lists.set(list, look);
  changes.observe(list, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });
  lookSoon(list);
  return () => lists.delete(list);
}

const glides = new WeakMap<Element, Way & { animation: Animation }>();

/** If it is still on its way, it goes on from where it is. */
function glide(part: HTMLElement, way: Way): void {
  const earlier = glides.get(part);
  const left = 1 - (earlier?.animation.effect?.getComputedTiming().progress ?? 1);
  const from = { x: way.x + left * (earlier?.x ?? 0), y: way.y + left * (earlier?.y ?? 0) };
  earlier?.animation.cancel();
  const animation = part.animate([{ translate: `${from.x}px ${from.y}px` }, { translate: '0 0' }], {
    duration: GLIDE,
    easing: 'ease-out',
  });
  glides.set(part, { ...from, animation });
}
