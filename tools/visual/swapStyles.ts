import type { Page } from 'playwright';
import type { StyleChange } from './tokenChange.ts';

/** What a page is given to change its styles by. */
interface StyleSwap {
  /** Whether something in sight or folded away is styled by what changed. */
  isUsed(): boolean;
  set(which: 'before' | 'after'): void;
}

declare global {
  var uplineStyles: StyleSwap;
}

/** Style sheets that cannot be exchanged in a page: every story has to be looked at in both builds. */
export class NotExchangeable extends Error {
  override readonly name = 'NotExchangeable';
}

/** Runs in the page. @returns Why the styles cannot be exchanged; `null` when they can. */
function prepare(change: StyleChange): string | null {
  type Rules = CSSRuleList | undefined;
  const styles: { style: CSSStyleDeclaration; before: string; after: string }[] = [];
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
      if (before !== after) styles.push({ style: rule.style, before, after });
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
  const names = new Set(
    styles.flatMap(({ before, after }) => {
      const [olds, news] = [linesOf(before), linesOf(after)];
      const changed = [...olds, ...news].filter((line) => olds.includes(line) !== news.includes(line));
      return changed.map((line) => line.slice(0, line.indexOf(':')).trim());
    }),
  );
  if ([...names].some((name) => !name.startsWith('--'))) return 'More than variables changed.';
  const uses = [...names].map((name) => `var(${name}`);
  // A part of a shorthand with a variable, such as the gap of rows beside one of columns, has no text in the browser.
  const untold = /(^|; )[a-z][a-z-]*: ?(;|$)/;
  const mayUse = (text: string) => uses.some((use) => text.includes(use)) || untold.test(text);

  const known = new WeakMap<CSSStyleSheet, string[]>();
  function selectorsOf(sheet: CSSStyleSheet): string[] {
    const found: string[] = [];
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules as Iterable<CSSRule> & CSSRuleList) {
        const { style, selectorText, cssRules } = rule as CSSStyleRule;
        if (selectorText && mayUse(style.cssText)) {
          found.push(selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, ''));
        }
        if (cssRules) visit(cssRules);
      }
    };
    const kept = known.get(sheet);
    if (kept) return kept;
    visit(sheet.cssRules);
    known.set(sheet, found);
    return found;
  }

  function isThere(selector: string): boolean {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      return true;
    }
  }

  globalThis.uplineStyles = {
    isUsed: () =>
      uses.some((use) => isThere(`[style*="${use}"]`)) ||
      [...document.styleSheets].some((sheet) => selectorsOf(sheet).some(isThere)),
    set(which) {
      for (const { style, ...texts } of styles) style.cssText = texts[which];
      // What is placed by script, such as a list under its button, follows.
      window.dispatchEvent(new Event('resize'));
    },
  };
  return null;
}

/**
 * Whether a page shows anything that a change of style sheets reaches.
 * @throws NotExchangeable
 */
export async function isReached(page: Page, change: StyleChange): Promise<boolean> {
  if (await page.evaluate(() => !('uplineStyles' in globalThis))) {
    const reason = await page.evaluate(prepare, change);
    if (reason) throw new NotExchangeable(reason);
  }
  return page.evaluate(() => globalThis.uplineStyles.isUsed());
}

/** Gives a page its styles of before or after the change, and lets it draw. */
export async function setStyles(page: Page, which: 'before' | 'after'): Promise<void> {
  await page.evaluate(async (wanted) => {
    globalThis.uplineStyles.set(wanted);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, which);
}
