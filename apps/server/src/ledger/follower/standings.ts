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

/** What a pool owes a wallet, in its own words; units of 10⁻⁶. */
export interface Claimable {
  pool: Address;
  wallet: Address;
  amount: bigint;
  /** Whether it owes shares as well. */
  isShared: boolean;
}

interface Asked {
  question: Question;
  /** What the facts come to; `null` where the database has to add up first. */
  due: Answer | null;
}

/** The facts that touch somebody, and the pools that they are of. */
type Touching = Pick<Facts, 'wallets' | 'places' | 'entries' | 'pools'>;

const wordOf = (address: Address | null | undefined) => BigInt(address ?? 0);

/** Whom a stretch has bound, seated, paid or let claim, each once. */
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

/** What only the first word of tells: when a wallet was bound or got its share is no fact of the ledger. */
const firstWord = new Set([selectors.sponsor, selectors.share]);

/** What to ask the contracts about those whom a stretch touches, and how their answers are held against its facts. */
export function standingsOf(facts: Touching, registry: Address) {
  const isRace = new Map(facts.pools.map(({ pool, position }) => [pool, levelAt(position).kind === 'race']));
  const asked = askedOf(facts, { registry, isRace });
  return {
    questions: asked.map(({ question }) => question),

    /**
     * @returns What the pools owe to those whom they paid, which the database compares.
     * @throws ContinuityError when a sponsor or a place is another than the events said.
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
 * Compares what pools owe with what the facts that were just written come to, in their transaction. `offset 0` has
 * each sum looked up by its key, also in a database without statistics.
 * @throws ContinuityError when a pool owes another wallet than the events said, or another amount.
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
