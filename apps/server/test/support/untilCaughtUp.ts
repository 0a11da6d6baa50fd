import { setTimeout as pause } from 'node:timers/promises';
import { patience } from '../../../../tools/shared/patience.ts';
import type { TestChain } from './testChain.ts';

/** Waits until a server's ledger has reached the chain's current block. */
export async function untilCaughtUp(url: string, { client }: Pick<TestChain, 'client'>): Promise<void> {
  const head = await client.getBlockNumber();
  let said = '';
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(50)) {
    said = await (await fetch(`${url}/health/ready`)).text();
    if (BigInt(JSON.parse(said).ledger.block) >= head) return;
  }
  throw new Error(`The ledger did not reach block ${head}: ${said}`);
}
