import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { type Address, getAbiItem } from 'viem';
import { multicall } from 'viem/actions';
import { dateOf } from './blockTime.ts';
import { ContinuityError } from './ledgerErrors.ts';
import type { ChainClient } from './nodes.ts';
import type { pools } from './schema.ts';

type PoolRow = typeof pools.$inferSelect;

/** What the contracts themselves say at a block: what follows from all their events so far. */
export interface ChainFigures {
  /** How many pools the registry lists. */
  pools: number;
  figures: ReadonlyMap<Address, PoolFigures>;
}

interface PoolFigures {
  /** What came in and was not taken out. */
  owed: bigint;
  places: number;
  isStarted: boolean;
  isRetired: boolean;
  pausedUntil: bigint;
}

const views = ['owed', 'total_users', 'is_started', 'is_retired', 'paused_until'] as const;
const abi = [
  getAbiItem({ abi: uplineRegistryAbi, name: 'total_pools' }),
  ...views.map((name) => getAbiItem({ abi: racePoolAbi, name })),
];

interface View {
  address: Address;
  abi: typeof abi;
  functionName: (typeof abi)[number]['name'];
}

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
  const [listed, ...found] = await multicall(client, {
    allowFailure: false,
    deployless: true,
    blockNumber,
    contracts,
  });
  const figures = asked.map((pool, at): [Address, PoolFigures] => {
    const [owed, places, isStarted, isRetired, pausedUntil] = found.slice(at * views.length);
    return [
      pool,
      {
        owed: BigInt(owed ?? 0),
        places: Number(places),
        isStarted: isStarted === true,
        isRetired: isRetired === true,
        pausedUntil: BigInt(pausedUntil ?? 0),
      },
    ];
  });
  return { pools: Number(listed), figures: new Map(figures) };
}

/** What a pool's own words differ in from what its events came to; `null` when in nothing. */
function differenceOf(row: PoolRow, pool: PoolFigures): string | null {
  const owed = row.paidIn - row.claimed - row.fundClaimed;
  if (owed !== pool.owed) return `owes ${pool.owed}, by its events ${owed}`;
  if (row.places !== pool.places) return `has ${pool.places} places, by its events ${row.places}`;
  if ((row.startedBlock !== null) !== pool.isStarted) return 'was started, which no event told';
  if ((row.retiredBlock !== null) !== pool.isRetired) return 'was retired, which no event told';
  const until = row.pausedUntil?.getTime() ?? 0;
  if (until !== dateOf(pool.pausedUntil).getTime()) return 'was paused or not, which no event told';
  return null;
}

/**
 * Compares what events came to with what the contracts say at the same block: an event that a node left out is
 * missing in the sums.
 * @throws ContinuityError when they differ.
 */
export function checkFigures(rows: readonly PoolRow[], chain: ChainFigures): void {
  if (rows.length !== chain.pools) {
    throw new ContinuityError(`The registry lists ${chain.pools} pools; ${rows.length} were told of.`);
  }
  for (const row of rows) {
    const figures = chain.figures.get(row.pool);
    const difference = figures && differenceOf(row, figures);
    if (difference) throw new ContinuityError(`Pool ${row.pool} ${difference}.`);
  }
}
