import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCopy } from './forgeProject.ts';
import { Court, Judge } from './judge.ts';
import type { Mutant } from './mutants.ts';
import type { Program } from './program.ts';
import type { Verdict } from './verdict.ts';

interface RunOptions {
  /** A folder for the build that the next run starts from. */
  seed: string;
  workers: number;
  onOpen: () => void;
  onVerdict: (mutant: Mutant, verdict: Verdict) => Promise<void> | void;
}

/**
 * Judges all `mutants` after the original has passed.
 * @throws Error if the original does not compile or does not pass.
 */
export async function run(program: Program, mutants: readonly Mutant[], options: RunOptions): Promise<void> {
  const { seed, workers, onOpen, onVerdict } = options;
  const dir = await mkdtemp(join(tmpdir(), 'upline-mutation-'));
  const clear = () => rmSync(dir, { recursive: true, force: true });
  process.once('exit', clear);
  const judges: Judge[] = [];
  try {
    const built = join(dir, 'built');
    await buildCopy(program, built, seed);
    const court = new Court(program, built);
    const waiting = mutants[Symbol.iterator]();
    const first = await Judge.appoint(court, built, join(dir, '0'));
    judges.push(first);
    await court.open(first);
    for (let number = 1; number < Math.min(workers, mutants.length); number++) {
      judges.push(await Judge.appoint(court, built, join(dir, String(number))));
    }
    onOpen();
    await Promise.all(
      judges.map(async (judge) => {
        for (const mutant of waiting) await onVerdict(mutant, await judge.judge(mutant));
      }),
    );
  } finally {
    await Promise.all(judges.map((judge) => judge.close()));
    process.off('exit', clear);
    clear();
  }
}
