// Insert SVG drawings into elements. Parsing is slow: each drawing is parsed once and cloned afterwards.
const parsed = new Map<string, DocumentFragment>();

/** For `{@attach}`. */
export function svgContent(drawing: string): (element: Element) => void {
  return (element) => {
    let content = parsed.get(drawing);
    if (!content) {
      const template = document.createElement('template');
      template.innerHTML = drawing;
      parsed.set(drawing, (content = template.content));
    }
    element.replaceChildren(content.cloneNode(true));
  };
}
