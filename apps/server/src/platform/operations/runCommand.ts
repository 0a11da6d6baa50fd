import { constants } from 'node:os';
import { dropPassingFolders } from './passingFolders.ts';

/** What a command is to the person who types it. */
interface Words {
  /** What to type. */
  usage: string;
  /** What it does, in a sentence. */
  does: string;
}

/** By how much a command that was ended by a signal ends above 0 is the signal's number and this. */
const bySignal = 128;

/** What was begun is taken back, at once: the person who stops a command waits for it. */
function stop(signal: NodeJS.Signals): never {
  dropPassingFolders();
  process.exit(bySignal + constants.signals[signal]);
}

/** Runs a command that takes one file, and says in a sentence how it went. */
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
