import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { levelAt } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { type Address, getAbiItem, toFunctionSelector } from 'viem';
import * as z from 'zod';
import type { Tx } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import type { Answer, Question } from './askViews.ts';
import { type Facts, placeKey } from './facts.ts';
import { ContinuityError } from './ledgerErrors.ts';

const selectors = {
  sponsor: toFunctionSelector(getAbiItem({ abi: uplineRegistryAbi, name: 'wallets' })),
  place: toFunctionSelector(getAbiItem({ abi: racePoolAbi, name: 'users' })),
  share: toFunctionSelector(getAbiItem({ abi: globalPoolAbi, name: 'user_share' })),
  claimable: toFunctionSelector(getAbiItem({ abi: racePoolAbi, name: 'getCurrentBonusEarned' })),
};

/** The amount that a pool owes a wallet, by the contract; units of 10⁻⁶. */
export interface Claimable {
  pool: Address;
  wallet: Address;
  amount: bigint;
  /** True if the pool also owes income from shares. */
  isShared: boolean;
}

interface Asked {
  question: Question;
  /** The expected answer; `null` if it must be summed in the database. */
  due: Answer | null;
}

/** Facts that concern wallets, with their pools. */
type Touching = Pick<Facts, 'wallets' | 'places' | 'entries' | 'pools'>;

const wordOf = (address: Address | null | undefined) => BigInt(address ?? 0);

/** One question per wallet and pool that a stretch bound, seated, paid or let claim. */
function askedOf(
  facts: Touching,
  { registry, isRace }: { registry: Address; isRace: ReadonlyMap<Address, boolean> },
): Asked[] {
  const bound = facts.wallets.map(({ wallet, sponsor }): Asked => {
    const question = { contract: registry, selector: selectors.sponsor, about: wallet };
    return { question, due: [wordOf(sponsor), 0n] };
  });
  const seated = facts.places.map(({ pool, wallet, index, upline }): Asked => {
    const about = { contract: pool, about: wallet };
    return isRace.get(pool)
      ? { question: { ...about, selector: selectors.place }, due: [BigInt(index), wordOf(upline)] }
      : { question: { ...about, selector: selectors.share }, due: [1n, 0n] };
  });
  const moved = new Map<string, Asked>();
  for (const { pool, wallet, kind } of facts.entries) {
    if (kind === 'participation' || kind === 'lost') continue;
    const question = { contract: pool, selector: selectors.claimable, about: wallet };
    moved.set(placeKey(pool, wallet), { question, due: null });
  }
  return [...bound, ...seated, ...moved.values()];
}

/** Views with a second word that the ledger does not store: the time of binding or of the share. */
const firstWord = new Set([selectors.sponsor, selectors.share]);

/**
 * The questions to the contracts about a stretch's wallets, and the comparison of the answers with
 * its facts.
 */
export function standingsOf(facts: Touching, registry: Address) {
  const isRace = new Map(facts.pools.map(({ pool, position }) => [pool, levelAt(position).kind === 'race']));
  const asked = askedOf(facts, { registry, isRace });
  return {
    questions: asked.map(({ question }) => question),

    /**
     * @returns The amounts owed, which the database compares.
     * @throws ContinuityError if a sponsor or a seat differs from the events.
     */
    compare(answers: readonly Answer[]): Claimable[] {
      return asked.flatMap(({ question: { contract, selector, about }, due }, at) => {
        const said = answers[at] ?? [0n, 0n];
        if (due === null) {
          return [{ pool: contract, wallet: about, amount: said[0], isShared: !isRace.get(contract) }];
        }
        const isSame = said[0] === due[0] && (firstWord.has(selector) || said[1] === due[1]);
        if (!isSame) throw new ContinuityError(`${contract} says otherwise of ${about} than its events.`);
        return [];
      });
    },
  };
}

const differing = z.object({ wallet: z.string(), pool: z.string() });

/**
 * Compares owed amounts with the sums of the facts just written, in their transaction. `offset 0`
 * looks each sum up by its key, even without statistics.
 * @throws ContinuityError if an owed amount differs.
 */
export async function checkClaimable(tx: Tx, owed: readonly Claimable[]): Promise<void> {
  if (owed.length === 0) return;
  const text = (of: (one: Claimable) => string) => `{${owed.map(of).join()}}`;
  const found = await rows(
    tx,
    sql`
      select owed.wallet, owed.pool
      from unnest(
        ${text(({ wallet }) => wallet)}::text[], ${text(({ pool }) => pool)}::text[],
        ${text(({ amount }) => `${amount}`)}::int8[], ${text(({ isShared }) => `${isShared}`)}::boolean[]
      ) as owed (wallet, pool, amount, is_shared)
      cross join lateral (
        select t.referral + t.level - t.claimed as amount from total t
        where t.wallet = owed.wallet and t.pool = owed.pool offset 0
      ) earned
      join pool p on p.pool = owed.pool
      left join lateral (
        select p.acc - s.acc as amount from place s
        where owed.is_shared and s.pool = owed.pool and s.wallet = owed.wallet offset 0
      ) shared on true
      where owed.amount <> earned.amount + coalesce(shared.amount, 0)
      limit 1`,
    differing,
  );
  const [one] = found;
  if (one)
    throw new ContinuityError(`Pool ${one.pool} owes ${one.wallet} another amount than its events say.`);
}
