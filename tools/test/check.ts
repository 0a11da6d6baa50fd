import { execa } from 'execa';
import type { Tally } from './tally.ts';

/** One thing that `pnpm test` runs. */
export interface Check {
  title: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** How many tests passed and failed, read from the run; without it the check counts as one. */
  count?: (output: string) => Promise<Tally> | Tally;
}

/**
 * Runs a check to its end. A run that ended badly counts at least one failure whatever its report says, and
 * so does one that ran nothing.
 * @returns The tally and everything the run printed.
 */
export async function runCheck({ command, args, env, count }: Check): Promise<Tally & { output: string }> {
  const run = await execa(command, args, {
    all: true,
    reject: false,
    preferLocal: true,
    env: { ...env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  const output = run.all || run.shortMessage || '';
  const tally = count
    ? await Promise.resolve(count(run.stdout)).catch(() => nothing)
    : { passed: 1, failed: 0 };
  if (run.failed && tally.failed === 0) {
    return count ? { ...tally, failed: 1, output } : { passed: 0, failed: 1, output };
  }
  if (tally.passed + tally.failed === 0) return { ...tally, failed: 1, output: `${output}\nNo test ran.` };
  return { ...tally, output };
}

const nothing: Tally = { passed: 0, failed: 0 };
