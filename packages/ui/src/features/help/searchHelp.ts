import MiniSearch from 'minisearch';
import type { HelpArticle, HelpBlock, HelpInline } from './article.ts';
import { articles } from './articles.generated.ts';

/** Maximum number of suggested articles. */
const suggestionsAtMost = 3;

function wordsOf(runs: readonly HelpInline[]): string {
  return runs
    .map((run) => {
      if (typeof run === 'string') return run;
      if ('strong' in run) return run.strong;
      return 'code' in run ? run.code : run.words;
    })
    .join('');
}

function textOf(block: HelpBlock): string {
  if ('heading' in block) return block.heading;
  return 'text' in block ? wordsOf(block.text) : block.list.map(wordsOf).join(' ');
}

/** Stop words. */
const empty = new Set(
  'a an and are can do does for how i in is it my no not of on or the to was what why with you your'.split(
    ' ',
  ),
);

let index: MiniSearch | undefined;

/** Built on the first search: indexing sixteen articles takes some milliseconds. */
function indexed(): MiniSearch {
  if (index) return index;
  index = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'keywords', 'summary', 'text'],
    processTerm: (term) => (empty.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, keywords: 3, summary: 2 } },
  });
  index.addAll(
    articles.map(({ slug, title, summary, keywords, blocks }) => ({
      slug,
      title,
      summary,
      keywords: keywords.join(' '),
      text: blocks.map(textOf).join(' '),
    })),
  );
  return index;
}

const bySlug = new Map(articles.map((article) => [article.slug, article]));

export const articleOf = (slug: string): HelpArticle | undefined => bySlug.get(slug);

/** Articles that contain any of the words, best match first; all articles for an empty search. */
export function searchHelp(words: string): readonly HelpArticle[] {
  if (words.trim() === '') return articles;
  return indexed()
    .search(words)
    .flatMap(({ id }) => articleOf(String(id)) ?? []);
}

/** The ticket written so far. */
export interface Question {
  subject: string;
  /** Search words for the selected transaction; `''` for none. */
  transaction: string;
}

/** Articles that may answer a ticket; empty for too little text. */
export function suggestHelp({ subject, transaction }: Question): readonly HelpArticle[] {
  const words = `${subject.trim().length < 3 ? '' : subject} ${transaction}`.trim();
  return words === '' ? [] : searchHelp(words).slice(0, suggestionsAtMost);
}
