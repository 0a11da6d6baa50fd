import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { type FeeTerms, levelAt } from '@upline/domain';
import { type Address, getAbiItem } from 'viem';
import { multicall } from 'viem/actions';
import type { ChainClient } from '../chain/nodes.ts';
import type { pools } from '../chainFacts/schema.ts';
import { dateOf } from './blockTime.ts';
import { ContinuityError } from './ledgerErrors.ts';

type PoolRow = typeof pools.$inferSelect;

/** The contracts' figures at a block, the result of all their events so far. */
export interface ChainFigures {
  pools: number;
  figures: ReadonlyMap<Address, PoolFigures>;
}

export interface PoolFigures {
  /** Fees paid in minus amounts claimed. */
  owed: bigint;
  places: number;
  isStarted: boolean;
  isRetired: boolean;
  pausedUntil: bigint;
  fee: bigint;
  /** Fields of a race pool in their order; a global pool uses the same fields for other shares. */
  shares: Record<'operator' | 'referral' | 'network', bigint>;
}

const views = ['owed', 'total_users', 'is_started', 'is_retired', 'paused_until', 'config'] as const;
const abi = [
  getAbiItem({ abi: uplineRegistryAbi, name: 'total_pools' }),
  ...views.map((name) => getAbiItem({ abi: racePoolAbi, name })),
];

interface View {
  address: Address;
  abi: typeof abi;
  functionName: (typeof abi)[number]['name'];
}

const wordOf = (said: unknown) => (typeof said === 'bigint' ? said : 0n);

/**
 * Reads the registry and its pools in one call, without a multicall contract on the chain.
 * @throws viem's error if the node does not answer or has pruned the state of that block.
 */
export async function readFigures(
  client: ChainClient,
  registry: Address,
  asked: readonly Address[],
  blockNumber: bigint,
): Promise<ChainFigures> {
  const contracts: View[] = [
    { address: registry, abi, functionName: 'total_pools' },
    ...asked.flatMap((address) => views.map((functionName) => ({ address, abi, functionName }))),
  ];
  const [listed, ...said] = await multicall(client, {
    allowFailure: false,
    deployless: true,
    blockNumber,
    contracts,
  });
  const figures = asked.map((pool, at): [Address, PoolFigures] => {
    const [owed, places, isStarted, isRetired, pausedUntil, config] = said.slice(at * views.length);
    if (typeof config !== 'object') throw new ContinuityError(`Pool ${pool} does not say its terms.`);
    return [
      pool,
      {
        owed: wordOf(owed),
        places: Number(places),
        isStarted: isStarted === true,
        isRetired: isRetired === true,
        pausedUntil: wordOf(pausedUntil),
        fee: config.joining_fee,
        shares: {
          operator: config.product_percentage,
          referral: config.bonus_percentage,
          network: config.upline_percentage,
        },
      },
    ];
  });
  return { pools: Number(listed), figures: new Map(figures) };
}

/**
 * A pool's terms from its figures: a global pool stores its network, referral and operator shares
 * in the fields that a race pool uses for other shares.
 */
export function termsIn({ fee, shares }: PoolFigures, position: PoolRow['position']): FeeTerms {
  const { operator, referral, network } = shares;
  const isRace = levelAt(position).kind === 'race';
  return {
    fee,
    referral: Number(referral),
    network: Number(isRace ? network : operator),
    operator: Number(isRace ? operator : network),
  };
}

const sharesOf = (terms: FeeTerms) => [terms.fee, terms.referral, terms.network, terms.operator].join(' ');

/**
 * The first difference between a pool's figures and the sums of its events; `null` if they agree.
 */
function differenceOf(row: PoolRow, pool: PoolFigures, terms: FeeTerms | undefined): string | null {
  const owed = row.paidIn - row.claimed - row.fundClaimed;
  if (owed !== pool.owed) return `owes ${pool.owed}, by its events ${owed}`;
  if (row.places !== pool.places) return `has ${pool.places} places, by its events ${row.places}`;
  if ((row.startedBlock !== null) !== pool.isStarted) return 'was started, which no event told';
  if ((row.retiredBlock !== null) !== pool.isRetired) return 'was retired, which no event told';
  const until = row.pausedUntil?.getTime() ?? 0;
  if (until !== dateOf(pool.pausedUntil).getTime()) return 'was paused or not, which no event told';
  const said = sharesOf(termsIn(pool, row.position));
  if (terms && said !== sharesOf(terms)) {
    return `has terms ${said}, by its events ${sharesOf(terms)}`;
  }
  return null;
}

/**
 * Compares the sums of events with the contracts' figures at the same block, which reveals an event
 * that a node omitted.
 * @param terms Known terms in force by the events.
 * @throws ContinuityError if they differ.
 */
export function checkFigures(
  rows: readonly PoolRow[],
  chain: ChainFigures,
  terms: ReadonlyMap<Address, FeeTerms>,
): void {
  if (rows.length !== chain.pools) {
    throw new ContinuityError(`The registry lists ${chain.pools} pools; ${rows.length} were told of.`);
  }
  for (const row of rows) {
    const figures = chain.figures.get(row.pool);
    const difference = figures && differenceOf(row, figures, terms.get(row.pool));
    if (difference) throw new ContinuityError(`Pool ${row.pool} ${difference}.`);
  }
}
