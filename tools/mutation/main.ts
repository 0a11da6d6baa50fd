// `pnpm mutation`: applies every known mutation to the contracts and checks that a test fails for
// each.

import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Listr } from 'listr2';
import { Compiler } from './compiler.ts';
import { Equivalents, entryFor, readEquivalents } from './equivalents.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { operators } from './operators/all.ts';
import { mutableFiles, readProgram } from './program.ts';
import { describeMutant, type Judged, refuted, survivors, table } from './report.ts';
import { run } from './run.ts';
import { VerdictStore } from './verdictStore.ts';

function count(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Not a whole number above 0.');
  return number;
}

const options = new Command('mutation')
  .description('Mutates contracts/src and reports which mutants the tests kill.')
  .option('--file <part>', 'only files whose path contains this')
  .addOption(new Option('--operator <name>', 'only one operator').choices(Object.keys(operators)))
  .option('--only <id>', 'test only this mutant, again')
  .option('--sample <n>', 'only an even sample of about n mutants', count)
  .option('--workers <n>', 'how many mutants to test at once', count, availableParallelism())
  .option('--list', 'print the mutants and test none', false)
  .option('--fresh', 'forget earlier verdicts', false)
  .parse()
  .opts<{
    file?: string;
    operator?: string;
    only?: string;
    sample?: number;
    workers: number;
    list: boolean;
    fresh: boolean;
  }>();

const root = process.cwd();
const kept = join(root, 'contracts/cache/mutation');
const compiler = new Compiler();
const program = await readProgram(root, compiler).finally(() => compiler.close());
const all = mutableFiles(program).flatMap((file) => mutantsOf(file, program.declarations));
const equivalents = new Equivalents(await readEquivalents(join(root, 'contracts/mutation/equivalent.json')));

function asked({ id, file, operator }: Mutant): boolean {
  return (
    (!options.only || id === options.only) &&
    (!options.operator || operator === options.operator) &&
    (!options.file || file.includes(options.file))
  );
}

/** About `size` of `mutants`, evenly spread. */
function sample(mutants: readonly Mutant[], size: number): Mutant[] {
  const stride = Math.max(1, Math.floor(mutants.length / size));
  return mutants.filter((_, at) => at % stride === 0);
}

const fitting = all.filter(asked);
const mutants = options.sample ? sample(fitting, options.sample) : fitting;
if (mutants.length === 0) {
  console.error('No mutant fits what was asked for.');
  process.exit(2);
}

if (options.list) {
  for (const mutant of mutants) console.log(describeMutant(mutant));
  console.log(`\n${mutants.length} mutants`);
  process.exit(0);
}

const store = await VerdictStore.open(join(kept, 'verdicts.jsonl'), program);
const judged: Judged[] = [];
const open: Mutant[] = [];
for (const mutant of mutants) {
  const verdict = options.fresh || options.only ? undefined : store.find(mutant);
  if (verdict) judged.push({ mutant, verdict });
  else open.push(mutant);
}

// An interrupted run keeps its verdicts; `exit` lets it delete its folders.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** The number of judged mutants, the survivors and the estimated time left. */
function progress(done: number, since: number): string {
  const left = Math.ceil((((performance.now() - since) / done) * (open.length - done)) / 60_000);
  const living = survivors(judged, equivalents).length;
  return `${done} of ${open.length} judged, ${living} survived, about ${left} min left`;
}

const every = process.stdout.isTTY ? 1 : 50;
await new Listr([
  {
    title: `${open.length} mutants to judge, ${judged.length} known from earlier runs`,
    enabled: open.length > 0,
    rendererOptions: { persistentOutput: true },
    task: async (_, task) => {
      let done = 0;
      let began = 0;
      task.output = 'The original passes first';
      await run(program, open, {
        seed: join(kept, 'build'),
        workers: options.workers,
        onOpen: () => {
          began = performance.now();
        },
        onVerdict: async (mutant, verdict) => {
          judged.push({ mutant, verdict });
          await store.add(mutant, verdict);
          if (++done % every === 0) task.output = progress(done, began);
        },
      });
    },
  },
])
  .run()
  .catch((error: Error) => {
    console.error(`\n${error.message}`);
    process.exit(2);
  });

console.log(table('file', judged, equivalents, ({ file }) => file.slice(program.src.length + 1)));
console.log(table('operator', judged, equivalents, ({ operator }) => operator));

function fault(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}\n\n${lines.join('\n')}`);
  process.exitCode = 1;
}

const living = survivors(judged, equivalents).toSorted((a, b) => {
  return a.file.localeCompare(b.file) || a.edit.start - b.edit.start;
});
fault('No test notices these: write one, or list the mutant as equivalent.', living.map(describeMutant));
fault(
  'Listed as equivalent, but told from the original:',
  refuted(judged, equivalents).map(
    ({ mutant, verdict }) => `${describeMutant(mutant)}\n  ${JSON.stringify(verdict)}`,
  ),
);
fault(
  'Listed as equivalent, but no mutant is so:',
  equivalents.stale(all).map((entry) => JSON.stringify(entry)),
);
await mkdir(kept, { recursive: true });
await writeFile(
  join(kept, 'survivors.json'),
  JSON.stringify(
    living.map((mutant) => ({ ...entryFor(mutant), reason: '' })),
    undefined,
    2,
  ),
);
