// SVG drawings as element content. Parsing is slow, so each drawing is parsed once and then cloned.
const parsed = new Map<string, DocumentFragment>();

/** Return an attachment that fills an element with a drawing. */
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
