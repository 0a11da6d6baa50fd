import type { Page } from 'playwright';
import { type ChangedVariable, prepareReach, type Reach } from './reach.ts';
import type { StyleChange } from './tokenChange.ts';

declare global {
  /** Applies the page's styles of before or after the change. */
  var uplineSetStyles: (which: 'before' | 'after') => void;
  var uplineChanged: readonly ChangedVariable[];
}

/** Style sheets that cannot be exchanged in a page: stories need a comparison of both builds. */
export class NotExchangeable extends Error {
  override readonly name = 'NotExchangeable';
}

/** Runs in the page. @returns The reason why the styles cannot be exchanged; null if they can. */
function prepare(change: StyleChange): string | null {
  type Rules = CSSRuleList | undefined;
  const styles: { style: CSSStyleDeclaration; selector: string; before: string; after: string }[] = [];
  let arePaired = true;
  const headOf = ({ cssText }: CSSRule) => cssText.slice(0, cssText.indexOf('{'));

  function pairUp(olds: Rules, news: Rules): void {
    arePaired &&= olds?.length === news?.length;
    if (!arePaired) return;
    for (const [index, old] of Array.from(olds ?? []).entries()) {
      const rule = old as CSSStyleRule;
      const other = news?.[index] as CSSStyleRule;
      arePaired &&= headOf(rule) === headOf(other);
      const before = rule.style?.cssText ?? '';
      const after = other.style?.cssText ?? '';
      if (before !== after) {
        styles.push({ style: rule.style, selector: rule.selectorText ?? '', before, after });
      }
      // The initial value of a registered variable, for example, has neither a style nor rules.
      if (!rule.style && !rule.cssRules) arePaired &&= rule.cssText === other.cssText;
      pairUp(rule.cssRules, other.cssRules);
    }
  }

  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const text = change[link.href.split('/').at(-1) ?? ''];
    if (text === undefined) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    pairUp(link.sheet?.cssRules, sheet.cssRules);
  }
  if (!arePaired) return 'The rules of a style sheet do not pair up.';

  const linesOf = (text: string) => text.split(';').map((line) => line.trim());
  globalThis.uplineChanged = styles.flatMap(({ selector, before, after }) => {
    const [olds, news] = [linesOf(before), linesOf(after)];
    return [...olds, ...news]
      .filter((line) => olds.includes(line) !== news.includes(line))
      .map((line) => ({ name: line.slice(0, line.indexOf(':')).trim(), selector }));
  });
  if (globalThis.uplineChanged.some(({ name }) => !/^--[\w-]+$/.test(name)))
    return 'More than variables changed.';

  globalThis.uplineSetStyles = (which) => {
    for (const { style, ...texts } of styles) style.cssText = texts[which];
    // Lets scripts position their elements again, such as a list under its button.
    window.dispatchEvent(new Event('resize'));
  };
  return null;
}

export interface ReachedStory {
  reach: Reach;
  isReached: boolean;
  changed: string[];
}

/**
 * The variables that reach the shown page; `isReached` is true if the style change does.
 * @throws NotExchangeable
 */
export async function reachOf(page: Page, change: StyleChange): Promise<ReachedStory> {
  if (await page.evaluate(() => !('uplineReach' in globalThis))) {
    const obstacle = await page.evaluate(prepare, change);
    if (obstacle) throw new NotExchangeable(obstacle);
    await prepareReach(page);
  }
  return page.evaluate(() => ({
    ...globalThis.uplineReach(globalThis.uplineChanged),
    changed: [...new Set(globalThis.uplineChanged.map(({ name }) => name))],
  }));
}

/** Applies the styles of before or after the change, and waits for the next paint. */
export async function setStyles(page: Page, which: 'before' | 'after'): Promise<void> {
  await page.evaluate(async (wanted) => {
    globalThis.uplineSetStyles(wanted);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, which);
}

/**
 * Watches a page. @returns A function that stops, and resolves to true if anything but styles has
 * changed.
 */
export async function watchPage(page: Page): Promise<() => Promise<boolean>> {
  const watch = await page.evaluateHandle(() => {
    const events = ['load', 'focusin', 'focusout', 'scroll', 'input', 'toggle'];
    let hasChanged = false;
    const note = () => {
      hasChanged = true;
    };
    const observer = new MutationObserver(note);
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.body, all);
    // Not below the head, which the camera changes.
    observer.observe(document.documentElement, { attributes: true });
    document.fonts.addEventListener('loadingdone', note);
    for (const event of events) document.addEventListener(event, note, true);
    return () => {
      const isNew = observer.takeRecords().length > 0;
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', note);
      for (const event of events) document.removeEventListener(event, note, true);
      return hasChanged || isNew;
    };
  });
  return () => watch.evaluate((end) => end()).finally(() => watch.dispose());
}
