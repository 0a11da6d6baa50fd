/** For stories: true if the centre of an element is visible and nothing covers it. */
export function isUncovered(element: Element | null): boolean {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const drawn = document.elementFromPoint(left + width / 2, top + height / 2);
  return element?.contains(drawn) ?? false;
}
