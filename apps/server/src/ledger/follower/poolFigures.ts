import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { type FeeTerms, levelAt } from '@upline/domain';
import { type Address, getAbiItem } from 'viem';
import { multicall } from 'viem/actions';
import type { ChainClient } from '../chain/nodes.ts';
import type { pools } from '../chainFacts/schema.ts';
import { dateOf } from './blockTime.ts';
import { ContinuityError } from './ledgerErrors.ts';

type PoolRow = typeof pools.$inferSelect;

/** What the contracts themselves say at a block: what follows from all their events so far. */
export interface ChainFigures {
  /** How many pools the registry lists. */
  pools: number;
  figures: ReadonlyMap<Address, PoolFigures>;
}

/** What one pool says of itself. */
export interface PoolFigures {
  /** What came in and was not taken out. */
  owed: bigint;
  places: number;
  isStarted: boolean;
  isRetired: boolean;
  pausedUntil: bigint;
  fee: bigint;
  /** Of a race pool, in the order in which it names them; a global pool has its own in their places. */
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
 * Asks the registry and its pools in one call, which needs no contract of its own on the chain.
 * @throws viem's error when the node does not answer or no longer has the state of that block.
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

/** A pool's terms in its own words: a global one has network, referral and operator share where a race pool has others. */
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

/** What a pool's own words differ in from what its events came to; `null` when in nothing. */
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
 * Compares what events came to with what the contracts say at the same block: an event that a node left out is
 * missing in the sums.
 * @param terms Those in force by the events, of the pools where they are known.
 * @throws ContinuityError when they differ.
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
