const labels = ['aria-label', 'placeholder', 'alt', 'title', 'value', 'aria-valuetext', 'aria-description'];

// React Aria's announcer keeps what it has said for seconds, also from a story before.
const announcer = '[data-live-announcer]';

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest(announcer);

/** Everything that is said on a page: each text by itself, whole sentences with what stands in them, and labels. */
export function* textsIn(root: Element): Generator<string> {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: owner, data } = nodes.currentNode as Text;
    if (!owner || data.trim() === '' || !isShown(owner)) continue;
    yield data;
    if (owner.childElementCount > 0) yield owner.textContent;
  }
  for (const element of root.querySelectorAll(labels.map((label) => `[${label}]`).join())) {
    if (isShown(element)) yield* labels.flatMap((label) => element.getAttribute(label) ?? []);
  }
}
