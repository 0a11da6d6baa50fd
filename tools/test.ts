// `pnpm test`: runs every kind of check of the repository and prints the result in the last line.
import { Command, InvalidArgumentError, Option } from 'commander';
import { requireServablePath } from './shared/servablePath.ts';
import { failedChoices } from './test/onlyFailed.ts';
import { chosenParts, parts, type Shard } from './test/parts.ts';
import type { Choice } from './test/plan.ts';
import { readReport } from './test/report.ts';
import { reportFile, runChecks, usualJobs } from './test/runChecks.ts';

function parseShard(text: string): Shard {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count) throw new InvalidArgumentError('Say it as 2/4: the second of four.');
  return { index, count };
}

function parseJobs(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Say a whole number from 1 on.');
  return count;
}

interface Options {
  full: boolean;
  part?: string[];
  shard?: Shard;
  onlyFailed: boolean;
  jobs: number;
}

const program = new Command('pnpm test')
  .description('Runs every kind of check. Its reports and logs are kept in node_modules/.cache/test.')
  .option('--full', 'repeat what the short run proves once: as CI does', process.env.UPLINE_TESTS === 'full')
  .addOption(new Option('--part <names...>', 'only these parts').choices(parts.map(({ name }) => name)))
  .option('--shard <index/count>', 'only this slice of each part', parseShard)
  .option('--only-failed', 'only what failed the last time', false)
  .option('--jobs <count>', 'how many parts run at once', parseJobs, usualJobs);

const { full, part, shard, onlyFailed, jobs } = program.parse().opts<Options>();

try {
  requireServablePath();
} catch (error) {
  program.error(String(error instanceof Error ? error.message : error));
}

if (onlyFailed && shard) program.error('--only-failed names files, which no shard divides.');

const last = onlyFailed ? await readReport(reportFile) : null;
if (onlyFailed && last === null)
  program.error('Nothing ran to its end yet: there is no report of a run before.');

const isFull = full || last?.mode === 'full';

const again = last && failedChoices(last, chosenParts(true, part));
const choices: readonly Choice[] = again?.choices ?? chosenParts(isFull, part).map((part) => ({ part }));
if (choices.length === 0) {
  console.log('Nothing failed the last time.');
  process.exit(0);
}
for (const line of again?.lines ?? []) console.log(line);
const hasPassed = await runChecks(choices, {
  isFull,
  atOnce: jobs,
  ...(shard && { shard }),
});
process.exit(hasPassed ? 0 : 1);
