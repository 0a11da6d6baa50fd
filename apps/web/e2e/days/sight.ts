import type { BrowserContext, Page } from '@playwright/test';
import { deskMessages, messages } from '@upline/domain';
import { translateTexts } from '../../../../.storybook/translateTexts.ts';

/** Texts of pages for missing content: a link to such a page is dead. */
const deadEnds = (
  [
    'access.notFound',
    'common.errorBoundary.missing',
    'conversation.notFound',
    'help.missing',
    'member.notFound',
    'notification.notFound',
  ] as const
).map((id) => messages[id]);

const families = new Set(
  Object.keys({ ...messages, ...deskMessages }).map((id) => id.slice(0, id.indexOf('.'))),
);

/** Text that must never be on screen: a message id, an unfilled value, a dead end. */
const unreadable = [
  String.raw`(?<![\w./@-])(?:${[...families].join('|')})(?:\.[a-z][A-Za-z0-9]*)+(?![\w./@-])`,
  String.raw`\bNaN\b|\[object \w+\]|\{[a-z][A-Za-z]*\}`,
  ...[...deadEnds, deskMessages['desk.notFound']].map((text) => text.replaceAll('.', '\\.')),
].join('|');

function reportUnreadable(pattern: string): void {
  const report = (window as unknown as { reportUnreadable(text: string): void }).reportUnreadable;
  const attributes = ['aria-label', 'alt', 'placeholder', 'title'];
  const unreadableText = new RegExp(pattern);
  const read = (text: string | null) => {
    const found = text && unreadableText.exec(text);
    if (found) report(`${found[0]} at ${location.pathname}`);
  };
  const isQuiet = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest('script, style, pre, code, textarea');
  const readAll = (node: Node) => {
    if (isQuiet(node)) return;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    do if (texts.currentNode instanceof Text && !isQuiet(texts.currentNode)) read(texts.currentNode.data);
    while (texts.nextNode());
    if (!(node instanceof Element)) return;
    for (const one of [node, ...node.querySelectorAll(attributes.map((name) => `[${name}]`).join())])
      for (const name of attributes) read(one.getAttribute(name));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, attributeName, target, type } of changes) {
      if (type === 'attributes' && attributeName) read((target as Element).getAttribute(attributeName));
      if (type === 'characterData') readAll(target);
      for (const node of addedNodes) readAll(node);
    }
  }).observe(document, {
    attributes: true,
    attributeFilter: attributes,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/** Checks all text of a browser's pages as it appears. @param faults Receives unreadable text. */
export async function readWords(context: BrowserContext, faults: string[]): Promise<void> {
  await context.exposeBinding('reportUnreadable', (_, text: string) => void faults.push(`read: ${text}`));
  await context.addInitScript(reportUnreadable, unreadable);
}

/** Translates a browser's pages after they load. @param faults Receives text that stays stale. */
export async function translatePages(context: BrowserContext, faults: string[]): Promise<void> {
  await context.exposeBinding('reportLost', (_, text: string) => void faults.push(`stood still: ${text}`));
  const begin = `(${translateTexts})(document, (words) => window.reportLost(words))`;
  await context.addInitScript({ content: `addEventListener('load', () => { ${begin}; });` });
}

/** Lists all visible controls of a page that another element covers. */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    // Excludes controls outside an open dialog, which are hidden from everyone, and one-pixel
    // controls for screen readers and keyboards.
    const hidden =
      ':disabled, [aria-disabled="true"], [aria-hidden="true"] *, [inert] *, [data-live-announcer] *';
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 2 || height <= 2) return false;
      for (let part: Element | null = element; part; part = part.parentElement)
        if (getComputedStyle(part).clipPath === 'inset(50%)') return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const name = (element: Element) =>
      `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}”`;
    const faults: string[] = [];
    const before = [...document.querySelectorAll('*')].map(
      (element) => [element, element.scrollTop, element.scrollLeft] as const,
    );
    for (const element of document.querySelectorAll(pressable)) {
      if (element.matches(hidden) || !isDrawn(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = element.getClientRects();
      if (!box) continue;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isOwn = hit && (element.contains(hit) || hit.closest('label')?.contains(element));
      // A toast disappears by itself.
      if (isOwn || hit?.closest('[data-react-aria-top-layer]')) continue;
      faults.push(
        `out of reach at ${location.pathname}: ${name(element)} under ${hit ? name(hit) : 'nothing'}`,
      );
    }
    for (const [element, top, left] of before)
      if (element.scrollTop !== top || element.scrollLeft !== left)
        element.scrollTo({ top, left, behavior: 'instant' });
    return faults;
  });
}

/** The links on a page: paths of other pages of the app, and broken ones. */
export function readLinks(page: Page): Promise<{ paths: string[]; broken: string[] }> {
  return page.evaluate(() => {
    const paths: string[] = [];
    const broken: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const url = URL.parse(link.href);
      const isPart = url?.pathname === location.pathname && url.hash !== '';
      const isMissing = isPart && !document.getElementById(decodeURIComponent(url.hash.slice(1)));
      if (
        !url ||
        isMissing ||
        /\/(undefined|null)\b/.test(url.href) ||
        !/^(https?|mailto):/.test(url.protocol)
      )
        broken.push(`dead link at ${location.pathname}: ${link.getAttribute('href')}`);
      else if (url.origin === location.origin && !isPart) paths.push(url.pathname + url.search);
    }
    return { paths, broken };
  });
}
