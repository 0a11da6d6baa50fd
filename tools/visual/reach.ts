import type { Page } from 'playwright';

/** A variable whose value changes, and the rule that gives it. */
export interface ChangedVariable {
  name: string;
  selector: string;
}

declare global {
  /** Whether something in sight or folded away is styled by what changed, directly or through other variables. */
  var uplineIsReached: () => boolean;
}

/** Runs in the page: from the style sheets it tells what uses what, and asks the page only for what matters. */
function prepare(changed: readonly ChangedVariable[]): void {
  type Words = ReadonlySet<string>;
  /** A variable, or the keyframes of an animation, and the words that it is written with. */
  type Definition = readonly [name: string, words: Words];
  interface Found {
    definitions: Definition[];
    uses: { selector: string; words: Words; isUntold: boolean }[];
  }
  const wordsOf = (text: string): Words => new Set(text.match(/[\w-]+/g));
  // A part of a shorthand with a variable, such as the gap of rows beside one of columns, has no text in the browser.
  const untold = /(^|;)\s*[a-z][a-z-]*:\s*(;|$)/;

  /** Parts declarations in those that define a variable and all others. */
  function read(text: string, selector: string, around: string, found: Found): void {
    let others = '';
    for (const line of text.split(';')) {
      const name = /^\s*(--[\w-]+)\s*:/.exec(line)?.[1];
      if (name) found.definitions.push([name, wordsOf(line + around)]);
      else if (line.trim()) others += `${line};`;
    }
    if (others) found.uses.push({ selector, words: wordsOf(others + around), isUntold: untold.test(others) });
  }

  function visit(rules: Iterable<CSSRule>, outer: string, around: string, found: Found): void {
    for (const rule of rules) {
      const { style, selectorText, cssRules } = rule as CSSStyleRule;
      // A nested rule fits only beside or below what the outermost one fits.
      const selector = outer || (selectorText ?? '');
      if (rule instanceof CSSKeyframesRule) found.definitions.push([rule.name, wordsOf(rule.cssText)]);
      else if (rule instanceof CSSPropertyRule) {
        found.definitions.push([rule.name, wordsOf(rule.initialValue ?? '')]);
      } else {
        if (style && selector) read(style.cssText, selector, around, found);
        // What a container is asked, such as the value of a variable, decides over all that stands in it.
        const asked = rule instanceof CSSContainerRule ? ` ${rule.conditionText}` : '';
        const inner = rule instanceof CSSImportRule ? rule.styleSheet?.cssRules : cssRules;
        if (inner) visit(inner as Iterable<CSSRule> & CSSRuleList, selector, around + asked, found);
      }
    }
  }

  const known = new WeakMap<CSSStyleSheet, Found & { count: number }>();
  function readSheet(sheet: CSSStyleSheet): Found {
    const rules = sheet.cssRules as Iterable<CSSRule> & CSSRuleList;
    const kept = known.get(sheet);
    if (kept?.count === rules.length) return kept;
    const found = { definitions: [], uses: [], count: rules.length };
    visit(rules, '', '', found);
    known.set(sheet, found);
    return found;
  }

  type Root = Document | ShadowRoot;
  function rootsIn(root: Root): Root[] {
    const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [root, ...inner.flatMap(rootsIn)];
  }

  /** Whether a root has an element that a selector may fit; what only the browser can tell counts as there. */
  function isThere(root: Root, selector: string): boolean {
    if (/:host|::slotted|::part/.test(selector)) return true;
    try {
      const plain = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, '').replaceAll(':visited', ':any-link');
      return root.querySelector(plain) !== null;
    } catch {
      return true;
    }
  }

  /** What elements say of themselves: in their style, or in attributes such as the fill of a drawing. */
  function readElements(root: Root): Found {
    const found: Found = { definitions: [], uses: [] };
    for (const { attributes } of root.querySelectorAll('*')) {
      for (const { name, value } of attributes) {
        if (name === 'style') read(value, '*', '', found);
        else if (value.includes('var(')) read(`${name}:${value}`, '*', '', found);
      }
    }
    return found;
  }

  globalThis.uplineIsReached = () => {
    const roots = rootsIn(document);
    const names = new Set<string>();
    for (const { name, selector } of changed) {
      if (roots.some((root) => isThere(root, selector))) names.add(name);
    }
    if (names.size === 0) return false;
    const found = roots.flatMap((root) => [
      { root, ...readElements(root) },
      ...[...root.styleSheets, ...root.adoptedStyleSheets].map((sheet) => ({ root, ...readSheet(sheet) })),
    ]);
    const isMeant = (words: Words) => [...words].some((word) => names.has(word));
    const definitions = found.flatMap((one) => one.definitions);
    for (let size = 0; size !== names.size; ) {
      size = names.size;
      for (const [name, words] of definitions) if (isMeant(words)) names.add(name);
    }
    return found.some(({ root, uses }) =>
      uses.some(({ selector, words, isUntold }) => (isUntold || isMeant(words)) && isThere(root, selector)),
    );
  };
}

/** Has a page know, for each story that it shows, whether variables reach it. */
export const prepareReach = (page: Page, changed: readonly ChangedVariable[]): Promise<void> =>
  page.evaluate(prepare, changed);
