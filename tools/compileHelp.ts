import { readdir, readFile, writeFile } from 'node:fs/promises';
import { paths } from '@upline/domain';
import { Command } from 'commander';
import { lexer, type Token, type Tokens } from 'marked';
import type { HelpArticle, HelpBlock, HelpInline } from '../packages/ui/src/features/help/article.ts';

const folder = new URL('../help/en/', import.meta.url);
const target = new URL('../packages/ui/src/features/help/articles.generated.ts', import.meta.url);
const mark = '// Written by `pnpm generate:help` from help/. Do not edit.\n';

/** A fault in an article, which is rendered unchanged as a page of the app. */
class HelpError extends Error {
  override readonly name = 'HelpError';
}

/** Plain text of an inline token without children. */
const plain = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

function inlineOf(token: Token): HelpInline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? token.tokens.flatMap(inlineOf) : [plain(token.text)];
    case 'strong':
      return [{ strong: plain(token.text) }];
    case 'codespan':
      return [{ code: plain(token.text) }];
    case 'link':
      if (!token.href.startsWith('/')) throw new HelpError(`“${token.href}” leads out of the app.`);
      return [{ link: token.href, words: plain(token.text) }];
    default:
      throw new HelpError(`“${token.raw.trim()}” is ${token.type}, which an article cannot hold.`);
  }
}

function blockOf(token: Token): HelpBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      if (token.depth !== 2) throw new HelpError(`“${token.text}” is no heading of the second level.`);
      return [{ heading: plain(token.text) }];
    case 'paragraph':
      return [{ text: (token.tokens ?? []).flatMap(inlineOf) }];
    case 'list':
      return [
        {
          list: (token as Tokens.List).items.map(({ tokens }) => tokens.flatMap(inlineOf)),
          isOrdered: token.ordered,
        },
      ];
    default:
      throw new HelpError(`“${token.raw.trim()}” is ${token.type}, which an article cannot hold.`);
  }
}

/**
 * Parses an article: a title, a quoted summary, a line of keywords, then headings, paragraphs and
 * lists with bold text, code and internal links.
 * @throws HelpError for anything else, HTML in particular.
 */
export function readArticle(text: string, place: Pick<HelpArticle, 'slug' | 'group'>): HelpArticle {
  const [title, summary, keywords, ...rest] = lexer(text).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title.depth !== 1) throw new HelpError('It begins with its title.');
  if (summary?.type !== 'blockquote') throw new HelpError('A quoted sentence after the title sums it up.');
  const [, words = ''] = /^keywords: (.+)$/.exec(keywords?.raw.trim() ?? '') ?? [];
  if (words === '') throw new HelpError('A line of keywords stands before its text.');
  return {
    ...place,
    title: plain(title.text),
    summary: plain(summary.text.trim()),
    keywords: words.split(',').map((word) => word.trim()),
    blocks: rest.flatMap(blockOf),
  };
}

function linksOf({ blocks }: HelpArticle): string[] {
  const runs = blocks.flatMap((block) =>
    'text' in block ? block.text : 'list' in block ? block.list.flat() : [],
  );
  return runs.flatMap((run) => (typeof run === 'object' && 'link' in run ? [run.link] : []));
}

/** @throws HelpError with the article's name and its fault. */
async function articleIn(slug: string, group: HelpArticle['group']): Promise<HelpArticle> {
  try {
    return readArticle(await readFile(new URL(`${slug}.md`, folder), 'utf8'), { slug, group });
  } catch (cause) {
    throw new HelpError(`help/en/${slug}.md: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/**
 * The module with all articles, in the order of the contents.
 * @throws HelpError if an article is missing from the contents, or a link has no target.
 */
export async function compileHelp(): Promise<string> {
  const contents: Record<HelpArticle['group'], string[]> = JSON.parse(
    await readFile(new URL('contents.json', folder), 'utf8'),
  );
  const articles = await Promise.all(
    (Object.entries(contents) as [HelpArticle['group'], string[]][]).flatMap(([group, slugs]) =>
      slugs.map((slug) => articleIn(slug, group)),
    ),
  );
  const slugs = articles.map(({ slug }) => slug);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const left = files.filter((name) => !slugs.includes(name.replace(/\.md$/, '')));
  if (left.length > 0) throw new HelpError(`help/en/contents.json leaves out ${left.join(', ')}.`);
  const known = [...Object.values<string>(paths), ...slugs.map((slug) => `${paths.help}/${slug}`)];
  for (const article of articles) {
    const dead = linksOf(article).find((link) => !known.includes(link));
    if (dead) throw new HelpError(`help/en/${article.slug}.md: “${dead}” leads nowhere.`);
  }
  const lines = articles.map((article) => `  ${JSON.stringify(article)},\n`).join('');
  return `${mark}import type { HelpArticle } from './article.ts';

/** Every article in English, in the order of the list of all. */
export const articles: readonly HelpArticle[] = [
${lines}];
`;
}

/** True if the generated file differs from the articles. */
export async function isHelpStale(): Promise<boolean> {
  const written = await readFile(target, 'utf8').catch(() => '');
  return written !== (await compileHelp());
}

if (import.meta.main) {
  new Command('pnpm generate:help')
    .description('Writes the articles of help/ as the app reads them.')
    .parse();
  await writeFile(target, await compileHelp());
}
