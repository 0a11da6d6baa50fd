import type { Page } from 'playwright';

/** A variable whose value changes, and the rule that gives it. */
export interface ChangedVariable {
  name: string;
  selector: string;
}

/** Which variables style something of a story, in sight or folded away, directly or through other variables. */
export interface Reach {
  variables: string[];
  /** Whether something is styled by values that the browser does not tell: any variable may be one of them. */
  isUntold: boolean;
}

declare global {
  /** What styles the page, and whether that is one of these, as its rule stands. */
  var uplineReach: (changed: readonly ChangedVariable[]) => { reach: Reach; isReached: boolean };
}

/** Runs in the page: from the style sheets it tells what uses what, and asks the page what is there. */
function prepare(): void {
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

  globalThis.uplineReach = (changed) => {
    const roots = rootsIn(document);
    const found = roots.flatMap((root) => [
      { root, ...readElements(root) },
      ...[...root.styleSheets, ...root.adoptedStyleSheets].map((sheet) => ({ root, ...readSheet(sheet) })),
    ]);
    const wordsBehind = Map.groupBy(
      found.flatMap(({ definitions }) => definitions),
      ([name]) => name,
    );
    const used = found.flatMap(({ root, uses }) => uses.filter(({ selector }) => isThere(root, selector)));
    const names = new Set(used.flatMap(({ words }) => [...words]));
    // This visits the names that it adds, too.
    for (const name of names) {
      for (const [, words] of wordsBehind.get(name) ?? []) for (const word of words) names.add(word);
    }
    const variables = [...names].filter((name) => name.startsWith('--'));
    const isUntold = used.some((one) => one.isUntold);
    const isReached = changed.some(
      ({ name, selector }) => (isUntold || names.has(name)) && roots.some((root) => isThere(root, selector)),
    );
    return { reach: { variables, isUntold }, isReached };
  };
}

/** Has a page know, for each story that it shows, which variables reach it. */
export const prepareReach = (page: Page): Promise<void> => page.evaluate(prepare);
