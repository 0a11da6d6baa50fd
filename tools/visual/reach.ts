import type { Page } from 'playwright';

/** A variable with a changed value, and the selector of its rule. */
export interface ChangedVariable {
  name: string;
  selector: string;
}

/** The variables that style a story, visible or collapsed, directly or through other variables. */
export interface Reach {
  variables: string[];
  /** True if the browser hides some values, which may use any variable. */
  isUntold: boolean;
}

declare global {
  /** The reach of the page's styles; `isReached` is true if one of the changed rules applies. */
  var uplineReach: (changed: readonly ChangedVariable[]) => { reach: Reach; isReached: boolean };
}

/**
 * Runs in the page: reads the uses of variables from the style sheets and checks the page's
 * elements.
 */
function prepare(): void {
  type Words = ReadonlySet<string>;
  /** A variable or an animation's keyframes, with the words of its value. */
  type Definition = readonly [name: string, words: Words];
  interface Found {
    definitions: Definition[];
    uses: { selector: string; words: Words; isUntold: boolean }[];
  }
  const wordsOf = (text: string): Words => new Set(text.match(/[\w-]+/g));
  // The browser reports no text for a part of a shorthand with a variable, such as one of two gaps.
  const untold = /(^|;)\s*[a-z][a-z-]*:\s*(;|$)/;

  /** Splits declarations into variable definitions and uses. */
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
      // A nested rule applies only at or below the elements of the outermost rule.
      const selector = outer || (selectorText ?? '');
      if (rule instanceof CSSKeyframesRule) found.definitions.push([rule.name, wordsOf(rule.cssText)]);
      else if (rule instanceof CSSPropertyRule) {
        found.definitions.push([rule.name, wordsOf(rule.initialValue ?? '')]);
      } else {
        if (style && selector) read(style.cssText, selector, around, found);
        // A container condition, such as a variable's value, affects all rules inside.
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

  /**
   * True if a root may have an element for a selector; selectors that only the browser can evaluate
   * count as present.
   */
  function isThere(root: Root, selector: string): boolean {
    if (/:host|::slotted|::part/.test(selector)) return true;
    try {
      const plain = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, '').replaceAll(':visited', ':any-link');
      return root.querySelector(plain) !== null;
    } catch {
      return true;
    }
  }

  /** Styles and attributes of elements, such as the fill of a drawing. */
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
    // The loop also visits names added meanwhile.
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

/** Prepares a page to report the variables that reach each story. */
export const prepareReach = (page: Page): Promise<void> => page.evaluate(prepare);
