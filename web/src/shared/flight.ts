// Fly a copy of an element from one place to another, above a board whose parts clip their content.
import { atSpeed } from './motion';

/** Where a copy starts or lands. Only the width decides its size: it keeps its proportions. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width'>;

/**
 * Animate a copy of an element, which is removed when it has landed or the animation is cancelled.
 *
 * @param layer - The parent of the copy. Inside a container, the copy keeps the styles of its container queries.
 */
export function flyCopy(
  element: HTMLElement,
  from: Rect,
  to: Rect,
  duration: number,
  layer = document.body,
): Animation {
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = layer === document.body ? { left: 0, top: 0 } : layer.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  Object.assign(copy.style, {
    position: layer === document.body ? 'fixed' : 'absolute',
    zIndex: '30',
    inset: `${top - origin.top}px auto auto ${left - origin.left}px`,
    width: `${width}px`,
    height: `${height}px`,
    listStyle: 'none',
    transformOrigin: '0 0',
  });
  layer.append(copy);
  const frame = (rect: Rect): Keyframe => ({
    translate: `${rect.left - left}px ${rect.top - top}px`,
    scale: rect.width / width,
  });
  const animation = copy.animate([frame(from), frame(to)], {
    duration: atSpeed(duration),
    easing: 'ease-in-out',
  });
  animation.onfinish = animation.oncancel = () => copy.remove();
  return animation;
}
