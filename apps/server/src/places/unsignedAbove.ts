import type { Address } from 'viem';
import type { Db } from '../db/openDb.ts';
import { findBinding } from '../members/people.ts';
import { readPlaceSteps, usableOf } from './placeLine.ts';

/** Who of a wallet and those above it must still sign before anybody below can be recorded under it, nearest first. */
export async function unsignedAbove(
  db: Db,
  { wallet, root, known }: { wallet: Address; root: Address; known: ReadonlySet<Address> },
): Promise<Address[]> {
  if (known.has(wallet) || (await findBinding(db, wallet))) return [];
  const steps = await readPlaceSteps(db, wallet, root);
  const end = steps.findIndex((step) => known.has(step.wallet));
  return steps
    .slice(0, end === -1 ? undefined : end)
    .filter((step) => usableOf(step) === null)
    .map((step) => step.wallet);
}

/**
 * Whom the chain knows of those who would have to sign by the ledger's knowledge, which may lag or be read again.
 * @returns Nobody when the chain does not answer.
 */
export async function knownOnChain(
  db: Db,
  { root, isOnChain }: { root: Address; isOnChain: (wallet: Address) => Promise<boolean> },
  wallet: Address,
): Promise<ReadonlySet<Address>> {
  const asked = await unsignedAbove(db, { wallet, root, known: new Set() });
  const answers = await Promise.allSettled(asked.map(isOnChain));
  return new Set(
    asked.filter((_, index) => {
      const answer = answers[index];
      return answer?.status === 'fulfilled' && answer.value;
    }),
  );
}
