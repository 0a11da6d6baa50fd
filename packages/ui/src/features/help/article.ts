/** A run of words; a link leads to a path of our own. */
export type HelpInline =
  | string
  | { readonly strong: string }
  | { readonly code: string }
  | { readonly link: string; readonly words: string };

/** A part of an article, one below the other. */
export type HelpBlock =
  | { readonly heading: string }
  | { readonly text: readonly HelpInline[] }
  | { readonly list: readonly (readonly HelpInline[])[]; readonly isOrdered: boolean };

/** An article of the help centre, as `tools/compileHelp.ts` reads it from `help`. */
export interface HelpArticle {
  /** Its name in addresses. */
  readonly slug: string;
  readonly title: string;
  /** What it says, in a sentence. */
  readonly summary: string;
  /** The heading that it stands under in the list of all. */
  readonly group: 'start' | 'buying' | 'income' | 'network';
  /** Words that members search by and that its text does not have. */
  readonly keywords: readonly string[];
  readonly blocks: readonly HelpBlock[];
}
