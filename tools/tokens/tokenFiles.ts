import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { from } from '../../packages/ui/src/tokens/breakpoints.ts';
import { variableName } from '../../packages/ui/src/tokens/variableName.ts';
import { type CssTokens, densities, foundation, resolverDocument, themes, widths } from './dtcg.ts';
import { figmaFiles } from './figmaFiles.ts';

/** The folder that Storybook serves as `tokens/…`. */
const folder = fileURLToPath(new URL('../../.storybook/public/tokens/', import.meta.url));

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function ruleOf(selector: string, tokens: CssTokens): string {
  const lines = tokens.map(([name, value]) => `  --${variableName(null, name.split('.'))}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

const css = [
  '/* Written by `pnpm generate:tokens` from packages/ui/src/tokens. Do not edit. */\n',
  ruleOf(':root', foundation),
  ruleOf(':root,\n[data-theme="light"]', themes.light),
  ruleOf('[data-theme="dark"]', themes.dark),
  ruleOf('[data-density="compact"]', densities.compact),
  `@media ${from('tablet')} {\n${ruleOf(':root', widths.tablet).replaceAll(/^(?=.)/gm, '  ')}}\n`,
].join('\n');

/** The exported token files, by their path in Storybook’s `tokens` folder. */
export const tokenFiles: Readonly<Record<string, string>> = {
  'upline.resolver.json': asJson(resolverDocument),
  'upline.css': css,
  ...Object.fromEntries(Object.entries(figmaFiles).map(([file, variables]) => [file, asJson(variables)])),
};

export const pathOf = (name: string) => `${folder}${name}`;

/** The generated files that differ from the current tokens. */
export async function staleFiles(): Promise<string[]> {
  const names = Object.keys(tokenFiles);
  const kept = await Promise.all(names.map((name) => readFile(pathOf(name), 'utf8').catch(() => '')));
  return names.filter((name, index) => kept[index] !== tokenFiles[name]);
}
