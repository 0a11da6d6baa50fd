import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { HttpFailure } from '../http/httpFailure.ts';

/** How long a look at one file may take, milliseconds. */
const patience = 60_000;

/**
 * Has a file looked at for viruses. The command gets its path as the last argument and ends with 0 when it is
 * clean and with 1 when it is not.
 * @throws HttpFailure 422 when it is not clean.
 * @throws Error when the command cannot say.
 */
export async function scanFile([program = '', ...words]: readonly string[], path: string): Promise<void> {
  const child = spawn(program, [...words, path], {
    stdio: 'ignore',
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code === 0) return;
  if (code === 1) throw new HttpFailure(422, 'server.fileInfected');
  throw new Error(`${program} could not scan a file: it ended with ${code ?? 'a signal'}.`);
}
