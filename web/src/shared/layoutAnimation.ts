// Attachments that animate layout changes: elements glide from their previous position to the new one. Positions are
// measured at most once per frame, and only in lists that changed.
import { atSpeed, prefersReducedMotion } from './motion';

const DURATION = 240; // milliseconds

interface Offset {
  x: number;
  y: number;
}
/**
 * Measures a list and returns its moved elements, with the offset from the new to the previous position. If the list is
 * not rendered, it forgets the previous positions.
 */
type Measure = (rendered: boolean) => [HTMLElement, Offset][];

/** Return whether the list is rendered. Measuring content skipped by `content-visibility` would render it. */
function isRendered({ firstElementChild: child }: Element): boolean {
  return !child || child.checkVisibility({ contentVisibilityAuto: true });
}

const measures = new WeakMap<Node, Measure>();
let scheduled = new Map<HTMLElement, Measure>();
const observer = new MutationObserver((records) => {
  for (const { target } of records)
    for (let node: Node | null = target; node; node = node.parentNode) scheduleMeasurement(node);
});

/** The scroll position at the last measurement, and whether a scroll event was fired since then. */
const page = { scroll: 0, scrolled: false };
addEventListener('scroll', () => (page.scrolled = true), { passive: true });

function scheduleMeasurement(list: Node): void {
  const measure = measures.get(list);
  if (!measure) return;
  if (!scheduled.size) requestAnimationFrame(animateMoved);
  scheduled.set(list as HTMLElement, measure);
}

function animateMoved(): void {
  const moved = [...scheduled]
    .flatMap(([list, measure]) => measure(isRendered(list)))
    .filter(([element, offset]) => (offset.x || offset.y) && isAnimatable(element, offset));
  scheduled = new Map();
  // After a change above the viewport the browser adjusts the scroll position, so nothing moves on screen.
  const scrollAdjusted = scrollY !== page.scroll && !page.scrolled;
  Object.assign(page, { scroll: scrollY, scrolled: false });
  if (moved.length && !scrollAdjusted && !prefersReducedMotion())
    for (const [element, offset] of moved) glide(element, offset);
}

/** Return whether an element is visible in the viewport at some point of its movement, and is not sticky. */
function isAnimatable(element: HTMLElement, offset: Offset): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const inViewport = Math.min(top, top + offset.y) < innerHeight && Math.max(bottom, bottom + offset.y) > 0;
  const { position, visibility } = getComputedStyle(element);
  return inViewport && visibility === 'visible' && position !== 'sticky';
}

/** Attachment for a list: animate the children that move. */
export function animateLayout(list: HTMLElement): () => void {
  let positions = new Map<Element, Offset>();
  let width = 0;
  return measureOnChange(list, (rendered) => {
    const previous = width === innerWidth ? positions : new Map<Element, Offset>(); // a resize moves everything
    width = innerWidth;
    positions = new Map();
    if (!rendered) return [];
    const children = [...list.children] as HTMLElement[];
    const isOffsetParent = children[0]?.offsetParent === list;
    const origin = isOffsetParent ? { x: 0, y: 0 } : { x: list.offsetLeft, y: list.offsetTop };
    return children.flatMap((child) => {
      const position = { x: child.offsetLeft - origin.x, y: child.offsetTop - origin.y };
      positions.set(child, position);
      const before = previous.get(child);
      return before ? [[child, { x: before.x - position.x, y: before.y - position.y }]] : [];
    });
  });
}

/** Attachment for a list in a scroll container: when elements are prepended, animate the list as a whole. */
export function animatePrepend(list: HTMLElement): () => void {
  let first: HTMLElement | null = null;
  return measureOnChange(list, (rendered) => {
    const previous = first;
    first = rendered ? (list.firstElementChild as HTMLElement | null) : null;
    const y = previous?.isConnected && first ? first.offsetTop - previous.offsetTop : 0;
    return y && !list.parentElement?.scrollTop ? [[list, { x: 0, y }]] : [];
  });
}

function measureOnChange(list: HTMLElement, measure: Measure): () => void {
  measures.set(list, measure);
  observer.observe(list, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });
  scheduleMeasurement(list);
  return () => measures.delete(list);
}

const running = new WeakMap<Element, Offset & { animation: Animation }>();

/** Animate an element from an offset to its position. An element that is still moving continues from where it is. */
function glide(element: HTMLElement, offset: Offset): void {
  const earlier = running.get(element);
  const remaining = 1 - (earlier?.animation.effect?.getComputedTiming().progress ?? 1);
  const start = {
    x: offset.x + remaining * (earlier?.x ?? 0),
    y: offset.y + remaining * (earlier?.y ?? 0),
  };
  earlier?.animation.cancel();
  const animation = element.animate([{ translate: `${start.x}px ${start.y}px` }, { translate: '0 0' }], {
    duration: atSpeed(DURATION),
    easing: 'ease-out',
  });
  running.set(element, { ...start, animation });
}
