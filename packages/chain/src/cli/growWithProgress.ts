import type { Deployment } from '../deployment.ts';
import { grow } from '../local/grow.ts';
import { say } from '../terminal/say.ts';
import { progressBar } from './progressBar.ts';

/** Grows the demo network and shows it. Ctrl-C stops between two blocks; the same command goes on. */
export async function growWithProgress(
  network: { rpcUrl: string; deployment: Deployment; members: number; seed: number },
  signal: AbortSignal,
): Promise<void> {
  const { report, end } = progressBar('purchases');
  try {
    await grow({ ...network, report, signal });
  } finally {
    end();
  }
  if (signal.aborted) say('Stopped. What is on the chain stays; the same command goes on from there.');
  else say(`The network has at least ${network.members} demo members.`);
}
