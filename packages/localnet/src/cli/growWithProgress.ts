import type { Deployment } from '@upline/chain';
import { grow } from '../local/grow.ts';
import type { Place } from './place.ts';
import { progressBar } from './progressBar.ts';

/**
 * Grows the demo network with a progress bar. Ctrl-C stops between two blocks; the same command
 * resumes.
 */
export async function growWithProgress(
  { rpcUrl, print, terminal }: Place,
  network: { deployment: Deployment; members: number; seed: number },
  signal: AbortSignal,
): Promise<void> {
  const { report, end } = progressBar('purchases', terminal.output);
  try {
    await grow({ rpcUrl, ...network, report, signal });
  } finally {
    end();
  }
  if (signal.aborted) print('Stopped. What is on the chain stays; the same command goes on from there.');
  else print(`The network has at least ${network.members} demo members.`);
}
