import MiniSearch from 'minisearch';
import type { HelpArticle, HelpBlock, HelpInline } from './article.ts';
import { articles } from './articles.generated.ts';

/** How many articles are suggested to somebody who writes to support. */
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

/** Words that say nothing of what is asked for. */
const empty = new Set(
  'a an and are can do does for how i in is it my no not of on or the to was what why with you your'.split(
    ' ',
  ),
);

let index: MiniSearch | undefined;

/** Made when it is first asked: sixteen articles take some milliseconds, and no visit that asks nothing pays for it. */
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

/** An article by its name in addresses. */
export const articleOf = (slug: string): HelpArticle | undefined => bySlug.get(slug);

/** The articles that hold any of the words, best first; all of them in their order for none. */
export function searchHelp(words: string): readonly HelpArticle[] {
  if (words.trim() === '') return articles;
  return indexed()
    .search(words)
    .flatMap(({ id }) => articleOf(String(id)) ?? []);
}

/** What a ticket is about, as far as it is written. */
export interface Question {
  subject: string;
  /** Words for the transaction that was picked; `''` for none. */
  transaction: string;
}

/** The articles that may answer a ticket before it is sent; none while too little of it is written. */
export function suggestHelp({ subject, transaction }: Question): readonly HelpArticle[] {
  const words = `${subject.trim().length < 3 ? '' : subject} ${transaction}`.trim();
  return words === '' ? [] : searchHelp(words).slice(0, suggestionsAtMost);
}
