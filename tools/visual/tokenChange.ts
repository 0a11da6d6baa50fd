import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedStory } from './storyList.ts';

const aboutTokens =
  /^(packages\/ui\/src\/tokens\/(light|dark|staticTokens|tokenUses)\.ts|\.storybook\/public\/tokens\/.+|docs\/.+\.md|visual-verdicts\.json)$/;

/** True if a file defines token values, is generated from them or documents them. */
export const isAboutTokens = (path: string): boolean => aboutTokens.test(path);

/** True if only token values changed: then two builds differ only in their style sheets. */
export const isTokenChange = (paths: readonly string[]): boolean =>
  paths.some((path) => path.includes('/tokens/')) && paths.every(isAboutTokens);

/** The new text of each changed style sheet, by the name in the old build's page. */
export type StyleChange = Readonly<Record<string, string>>;

const stemOf = (name: string) => name.replace(/-.{8}\.css$/, '');

/** The style sheets of a build by their stable name part; `null` if two share it. */
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
 * The differences between the style sheets of two builds.
 * @returns `null` if they do not pair up, or if one differs that not every story loads from the
 * start.
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

/** True if a story prints token values, so that its text changes too. */
export async function writesTokens(root: string, { file = '' }: ListedStory): Promise<boolean> {
  if (file.includes('/src/foundations/')) return true;
  return /tokens\/(light|dark|staticTokens)\.ts'/.test(await readFile(join(root, file), 'utf8'));
}
