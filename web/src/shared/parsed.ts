// Drawings of ours, put into elements. A browser takes long to read one: each is read once and copied from then on.
const read = new Map<string, DocumentFragment>();

/** For `{@attach}`. */
export function parsed(drawing: string): (element: Element) => void {
  return (element) => {
    let content = read.get(drawing);
    if (!content) {
      const template = document.createElement('template');
      template.innerHTML = drawing;
      read.set(drawing, (content = template.content));
    }
    element.replaceChildren(content.cloneNode(true));
  };
}
