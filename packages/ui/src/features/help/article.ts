/** Inline text; links lead to paths of this site. */
export type HelpInline =
  | string
  | { readonly strong: string }
  | { readonly code: string }
  | { readonly link: string; readonly words: string };

export type HelpBlock =
  | { readonly heading: string }
  | { readonly text: readonly HelpInline[] }
  | { readonly list: readonly (readonly HelpInline[])[]; readonly isOrdered: boolean };

/** An article of the help centre, compiled by `tools/compileHelp.ts` from `help`. */
export interface HelpArticle {
  readonly slug: string;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** Group in the list of all articles. */
  readonly group: 'start' | 'buying' | 'income' | 'network';
  /** Search words missing from the text. */
  readonly keywords: readonly string[];
  readonly blocks: readonly HelpBlock[];
}
