import { constants } from 'node:os';
import { dropPassingFolders } from './passingFolders.ts';

interface Words {
  /** Synopsis. */
  usage: string;
  /** Description in one sentence. */
  does: string;
}

/** Exit code of a process ended by a signal, minus the number of the signal. */
const bySignal = 128;

/** Cleans up at once, since the person who stopped the command waits. */
function stop(signal: NodeJS.Signals): never {
  dropPassingFolders();
  process.exit(bySignal + constants.signals[signal]);
}

/** Runs a command with one file argument, then prints its result or error and exits. */
export async function runCommand(
  { usage, does }: Words,
  run: (file: string) => Promise<string>,
): Promise<void> {
  const [file, ...rest] = process.argv.slice(2);
  if (file === '--help' || file === '-h') {
    process.stdout.write(`Usage: ${usage}\n\n${does}\n`);
    process.exit(0);
  }
  if (!file || rest.length > 0 || file.startsWith('-')) {
    process.stderr.write(`Usage: ${usage}\n`);
    process.exit(2);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    process.stdout.write(`${await run(file)}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
