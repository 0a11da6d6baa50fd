/**
 * All inputs of axe except styles, as one line: elements and attributes, typed and chosen values,
 * focus, open and scrolled elements, and the page's size. Ids that React and the mock backends
 * generate per story count only by their order.
 */
export function pictureOf(page: Document): string {
  const { body, documentElement: root, defaultView: view } = page;
  // Axe does not read React Aria's announcer.
  const parts = [...body.children].filter((part) => !part.matches('[data-live-announcer]'));
  const states = parts
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .flatMap((element, at) => {
      const { scrollLeft, scrollTop } = element;
      const state = [
        ...(scrollLeft || scrollTop ? ['scrolled', scrollLeft, scrollTop] : []),
        ...(element.matches(':focus') ? ['focus'] : []),
        ...(element.matches(':popover-open, :modal') ? ['open'] : []),
        ...('value' in element ? ['value', element.value] : []),
        ...('checked' in element ? ['checked', element.checked] : []),
        ...('indeterminate' in element ? ['indeterminate', element.indeterminate] : []),
        ...('naturalWidth' in element ? ['width', element.naturalWidth] : []),
      ];
      return state.length > 0 ? [[at, ...state]] : [];
    });
  const around = [root, body].map(({ attributes }) =>
    [...attributes].filter(({ value }) => value).map(({ name, value }) => [name, value]),
  );
  const size = [view?.innerWidth, view?.innerHeight, view?.scrollX, view?.scrollY];
  const order = new Map<string, number>();
  const html = parts
    .map((part) => part.outerHTML)
    .join('')
    .replaceAll(/_r_[0-9a-z]+_|react-aria-?\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!order.has(id)) order.set(id, order.size);
      return `#${order.get(id)}`;
    });
  return JSON.stringify([size, around, states, html]);
}
