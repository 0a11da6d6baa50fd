const labels = ['aria-label', 'placeholder', 'alt', 'title', 'value', 'aria-valuetext', 'aria-description'];

// React Aria's live announcer keeps its text for seconds, even across stories.
const announcer = '[data-live-announcer]';

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest(announcer);

/**
 * Every text of a page: single text nodes, whole sentences with their inner elements, and label
 * attributes.
 */
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

/** Words that read the same in every language: wallets, IDs, coins and dates. */
const international = [
  /0x[0-9a-f]+(…[0-9a-f]+)?/gi,
  /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g,
  /\b(TUSD|USDT|MATIC|POL|UTC|GMT)\b/g,
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g,
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b( at\b)?/g,
  /\b\d{4} at \d/g,
];

const word = /[A-Za-z]{2,}/;

/**
 * Texts with an English word on a page in the pseudo-language; such texts are hard-coded.
 * @param data Names and wallets of the mock data, word for word.
 */
export function untranslated(root: Element, data: readonly string[]): string[] {
  // Longest first, so that a shorter name does not cut a longer one apart.
  const known = data.filter((one) => one !== '').toSorted((a, b) => b.length - a.length);
  const rest = (text: string) => {
    const plain = known.reduce((left, one) => left.replaceAll(one, ''), text);
    return international.reduce((left, pattern) => left.replaceAll(pattern, ''), plain);
  };
  return [...new Set(textsIn(root))].filter((text) => word.test(rest(text)));
}
