import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedStory } from './storyList.ts';

const aboutTokens =
  /^(packages\/ui\/src\/tokens\/(light|dark|staticTokens|tokenUses)\.ts|\.storybook\/public\/tokens\/.+|docs\/.+\.md|visual-verdicts\.json)$/;

/** Whether a file holds values of tokens, is written from them or says something of them. */
export const isAboutTokens = (path: string): boolean => aboutTokens.test(path);

/** Whether nothing but values of tokens changed: then two builds differ in their style sheets alone. */
export const isTokenChange = (paths: readonly string[]): boolean =>
  paths.some((path) => path.includes('/tokens/')) && paths.every(isAboutTokens);

/** Style sheets by the names that a built page links, each with its text in the other build. */
export type StyleChange = Readonly<Record<string, string>>;

const stemOf = (name: string) => name.replace(/-.{8}\.css$/, '');

/** The style sheets of a build by the part of their names that stays; `null` when two share it. */
async function sheetsOf(folder: string): Promise<Map<string, { name: string; text: string }> | null> {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(
    names.map(
      async (name) => [stemOf(name), { name, text: await readFile(join(assets, name), 'utf8') }] as const,
    ),
  );
  const byStem = new Map(sheets);
  return byStem.size === sheets.length ? byStem : null;
}

/**
 * How the style sheets of two builds differ.
 * @returns `null` when they do not pair up, or one differs that not every story has from the beginning.
 */
export async function styleChangeOf(before: string, after: string): Promise<StyleChange | null> {
  const page = await readFile(join(before, 'iframe.html'), 'utf8');
  const [olds, news] = await Promise.all([sheetsOf(before), sheetsOf(after)]);
  if (!olds || !news || olds.size !== news.size) return null;
  const change: Record<string, string> = {};
  for (const [stem, { name, text }] of olds) {
    const other = news.get(stem);
    if (!other) return null;
    if (other.text === text) continue;
    if (!page.includes(`assets/${name}`)) return null;
    change[name] = other.text;
  }
  return change;
}

/** Whether a story writes values of tokens down, so that more than styles changes in it. */
export async function writesTokens(root: string, { file = '' }: ListedStory): Promise<boolean> {
  if (file.includes('/src/foundations/')) return true;
  return /tokens\/(light|dark|staticTokens)\.ts'/.test(await readFile(join(root, file), 'utf8'));
}
