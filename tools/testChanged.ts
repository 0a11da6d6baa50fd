// `pnpm test:changed`: runs the tests that the working tree's changes may affect, before each
// commit.
import { fileURLToPath } from 'node:url';
import { Command, Option } from 'commander';
import { execa } from 'execa';
import { chooseTests } from './test/changed/chooseTests.ts';
import { readImports } from './test/changed/importGraph.ts';
import { chosenParts, parts } from './test/parts.ts';
import { runChecks, usualJobs } from './test/runChecks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const { since, part } = new Command('pnpm test:changed')
  .description(
    'Runs the checks that a change can affect: those that import it, and those declared for its files.',
  )
  .option('--since <commit>', 'what the working tree is compared with', 'HEAD')
  .addOption(new Option('--part <names...>', 'only these parts').choices(parts.map(({ name }) => name)))
  .parse()
  .opts<{ since: string; part?: string[] }>();

async function git(...args: readonly string[]): Promise<string[]> {
  const { stdout } = await execa('git', args, { cwd: root });
  return stdout.split('\0').filter(Boolean);
}

const unknown = await git('ls-files', '-z', '--others', '--exclude-standard');
const changed = [...(await git('diff', '-z', '--name-only', '--no-renames', since)), ...unknown];
if (changed.length === 0) {
  console.log(`Nothing changed since ${since}.`);
  process.exit(0);
}
const deleted = new Set(await git('ls-files', '-z', '--deleted'));
const files = [...(await git('ls-files', '-z')), ...unknown].filter((file) => !deleted.has(file));
const present = new Set(files);
// Also files deleted in earlier commits, which git no longer lists.
const gone = changed.filter((file) => !present.has(file));
const { choices: all, narrowed, because } = chooseTests(readImports(root, files, gone), files, changed);
const wanted = chosenParts(false, part);
const choices = all.filter((choice) => wanted.includes(choice.part));
if (choices.length === 0) {
  console.log('The change can touch none of these parts.');
  process.exit(0);
}

if (because) console.log(`${because} can touch everything: everything runs.`);
for (const { part, files } of choices)
  if (files && part.name !== 'lint') console.log(`${part.title}: ${files.join(', ')}`);
for (const [title, count] of narrowed) {
  console.log(`${title}: the change can touch ${count} files, of which the nearest run. pnpm test runs all.`);
}
process.exit((await runChecks(choices, { isFull: false, atOnce: usualJobs })) ? 0 : 1);
