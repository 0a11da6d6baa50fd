import type { LocalClient } from '@upline/chain/demo';
import type { Address, Hash, Hex } from 'viem';
import { type Mining, readMining, setMining } from './mining.ts';

/** Reverts whatever it is asked, without a reason: PUSH0 PUSH0 REVERT. */
const refuses: Hex = '0x5f5ffd';

const pollInterval = 100;

interface Waiting {
  hash: Hash;
  to: Address | null;
}

async function firstWaiting(client: LocalClient): Promise<Waiting | null> {
  const { pending } = await client.getTxpoolContent();
  const [first] = Object.values(pending).flatMap((ofSender) => Object.values(ofSender));
  return first ? { hash: first.hash, to: first.to } : null;
}

/** What the client waits on before it looks again. */
const passing = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, pollInterval);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });

async function mineRefused(client: LocalClient, to: Address): Promise<void> {
  const code = (await client.getCode({ address: to })) ?? '0x';
  await client.setCode({ address: to, bytecode: refuses });
  try {
    await client.mine({ blocks: 1 });
  } finally {
    await client.setCode({ address: to, bytecode: code });
  }
}

/**
 * Has the next transaction that anybody sends mined as failed. Blocks are held back until it comes; then the contract
 * that it calls refuses everything for the one block. The sender tries it first and is told that it works, as
 * with a transaction that fails because others were faster.
 * @param signal Ends the waiting: blocks go on as before, and nothing fails.
 * @param requireSame Throws once another chain has taken this one's place: nothing is done to that one.
 * @returns The transaction; `null` when the waiting was ended first.
 */
export async function failNext(
  client: LocalClient,
  signal: AbortSignal,
  requireSame: () => Promise<void> = async () => {},
): Promise<Hash | null> {
  const before: Mining = await readMining(client);
  await setMining(client, { kind: 'byHand' });
  try {
    while (!signal.aborted) {
      const waiting = await firstWaiting(client);
      if (waiting?.to) {
        await requireSame();
        await mineRefused(client, waiting.to);
        return waiting.hash;
      }
      await passing(signal);
    }
    return null;
  } finally {
    await requireSame();
    await setMining(client, before);
  }
}
