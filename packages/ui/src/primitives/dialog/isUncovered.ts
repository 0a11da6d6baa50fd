/** For stories: whether the middle of an element is in sight, with nothing drawn over it. */
export function isUncovered(element: Element | null): boolean {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const drawn = document.elementFromPoint(left + width / 2, top + height / 2);
  return element?.contains(drawn) ?? false;
}
