// `pnpm generate:tokens`: writes the tokens for designers and other tools.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { pathOf, tokenFiles } from './tokenFiles.ts';

new Command('pnpm generate:tokens')
  .description('Writes the tokens as DTCG JSON, as CSS variables and for Figma.')
  .parse();

for (const [name, text] of Object.entries(tokenFiles)) {
  await mkdir(dirname(pathOf(name)), { recursive: true });
  await writeFile(pathOf(name), text);
}
