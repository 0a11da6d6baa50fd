import type { Page } from 'playwright';
import { type ChangedVariable, prepareReach } from './reach.ts';
import type { StyleChange } from './tokenChange.ts';

declare global {
  /** Gives the page its styles of before or after the change. */
  var uplineSetStyles: (which: 'before' | 'after') => void;
}

/** Style sheets that cannot be exchanged in a page: every story has to be looked at in both builds. */
export class NotExchangeable extends Error {
  override readonly name = 'NotExchangeable';
}

/** Runs in the page. @returns The variables that change, or why the styles cannot be exchanged. */
function prepare(change: StyleChange): ChangedVariable[] | string {
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
      // The initial value of a variable, for example, is neither a style nor has it rules.
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
  const changed = styles.flatMap(({ selector, before, after }) => {
    const [olds, news] = [linesOf(before), linesOf(after)];
    return [...olds, ...news]
      .filter((line) => olds.includes(line) !== news.includes(line))
      .map((line) => ({ name: line.slice(0, line.indexOf(':')).trim(), selector }));
  });
  if (changed.some(({ name }) => !/^--[\w-]+$/.test(name))) return 'More than variables changed.';

  globalThis.uplineSetStyles = (which) => {
    for (const { style, ...texts } of styles) style.cssText = texts[which];
    // What is placed by script, such as a list under its button, follows.
    window.dispatchEvent(new Event('resize'));
  };
  return changed;
}

/**
 * Whether a page shows anything that a change of style sheets reaches.
 * @throws NotExchangeable
 */
export async function isReached(page: Page, change: StyleChange): Promise<boolean> {
  if (await page.evaluate(() => !('uplineIsReached' in globalThis))) {
    const changed = await page.evaluate(prepare, change);
    if (typeof changed === 'string') throw new NotExchangeable(changed);
    await prepareReach(page, changed);
  }
  return page.evaluate(() => globalThis.uplineIsReached());
}

/** Gives a page its styles of before or after the change, and lets it draw. */
export async function setStyles(page: Page, which: 'before' | 'after'): Promise<void> {
  await page.evaluate(async (wanted) => {
    globalThis.uplineSetStyles(wanted);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, which);
}
