import type { LocalClient } from '@upline/chain/demo';
import type { Address, Hash, Hex } from 'viem';
import { type Mining, readMining, setMining } from './mining.ts';

/** PUSH0 PUSH0 REVERT: reverts every call without a reason. */
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

/** Waits for the poll interval, or the abort. */
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
 * Makes the next transaction of any sender fail. Holds blocks back until a transaction is pending,
 * and replaces the called contract's code by one that reverts, for a single block. The sender's
 * simulation still succeeds, as if others had been faster.
 * @param signal Aborts the wait and restores mining; nothing fails then.
 * @param requireSame Throws if another chain has replaced this one, which is then left unchanged.
 * @returns The failed transaction, or `null` after an abort.
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
