import type { Address } from 'viem';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { findBinding } from '../members/people.ts';
import { readSponsors } from './readSponsors.ts';
import { readEnrolmentSteps, usableOf } from './sponsorChain.ts';

interface Question {
  wallet: Address;
  root: Address;
  /** The wallets that the chain has just reported as recorded. */
  known: ReadonlySet<Address>;
}

/**
 * The nearest member, from a wallet upwards, whose missing signature blocks all recordings below.
 */
export async function nearestUnsigned(db: Db, { wallet, root, known }: Question): Promise<Address | null> {
  if (known.has(wallet) || (await findBinding(db, wallet))) return null;
  const { steps } = await readEnrolmentSteps(db, wallet, root);
  const end = steps.findIndex((step) => known.has(step.wallet));
  const open = steps.slice(0, end === -1 ? undefined : end);
  return open.find((step) => usableOf(step) === null)?.wallet ?? null;
}

/**
 * The wallets, among those whose signature is missing by the ledger, that the chain has recorded:
 * the ledger may lag or be rebuilding. One call of the node for the whole upline.
 * @returns An empty set if the chain does not answer.
 */
export async function knownOnChain(
  db: Db,
  chain: ChainContext,
  wallet: Address,
): Promise<ReadonlySet<Address>> {
  if (await findBinding(db, wallet)) return new Set();
  const { steps } = await readEnrolmentSteps(db, wallet, chain.root);
  const asked = steps.filter((step) => usableOf(step) === null).map((step) => step.wallet);
  if (asked.length === 0) return new Set();
  const said = await readSponsors(chain, asked).catch(() => []);
  return new Set(asked.filter((_, at) => said[at]?.isBound));
}
