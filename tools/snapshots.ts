// `pnpm snapshots`: updates contracts/snapshots (gas, sizes, storage) and prints the changes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { compile, readContracts } from './contracts/compile.ts';
import { type Figures, measureContracts } from './contracts/measure.ts';
import { storageSnapshot } from './contracts/storage.ts';

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../contracts/snapshots/${name}.json`, import.meta.url));

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(pathOf(name), 'utf8').catch(() => '{}'));

const write = (name: string, content: unknown) =>
  writeFile(pathOf(name), `${JSON.stringify(content, undefined, 2)}\n`);

async function renewFigures(name: string, figures: Figures): Promise<void> {
  const before = (await read(name)) as Figures;
  for (const call of new Set([...Object.keys(before), ...Object.keys(figures)])) {
    const [was, is] = [before[call], figures[call]];
    if (was === is) continue;
    const percent = was && is ? ` (${is > was ? '+' : ''}${((is / was - 1) * 100).toFixed(2)} %)` : '';
    console.log(`${name}: ${call}: ${was ?? 'new'} -> ${is ?? 'gone'}${percent}`);
  }
  await write(name, figures);
}

new Command('pnpm snapshots')
  .description('Measures the contracts’ gas, sizes and storage and rewrites contracts/snapshots.')
  .parse();

// Measuring takes a minute; an interrupted run, or one over a budget, writes no file.
console.log('Measuring; nothing is written before every call meets its budget.');
const { gas, sizes } = await measureContracts();
await renewFigures('gas', gas);
await renewFigures('sizes', sizes);

const storage = storageSnapshot(compile(await readContracts()).layouts);
if (JSON.stringify(storage) !== JSON.stringify(await read('storage'))) {
  console.log('storage: see `git diff contracts/snapshots/storage.json`');
}
await write('storage', storage);
