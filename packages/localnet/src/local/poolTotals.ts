import type { Deployment } from '@upline/chain';
import { globalPoolAbi, racePoolAbi, readBalance } from '@upline/chain';
import type { LocalClient } from '@upline/chain/demo';
import { levels, type Position } from '@upline/domain';
import { getContract } from 'viem';

/** The money of one pool, units of 10⁻⁶. */
export interface PoolTotals {
  position: Position;
  /** How many places there are, the operator's included. */
  members: bigint;
  /** All fees, by the logs of purchases. */
  in: bigint;
  /** All that members and funds were paid, by the logs of claims. */
  out: bigint;
  /** The pool's balance of the stable coin. */
  held: bigint;
  /** What the pool says that it owes. */
  owed: bigint;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** What came into a pool, what left it, what it holds and what it owes, each from its own source. */
async function poolTotals(
  client: LocalClient,
  { pools, stableCoin, startBlock }: Deployment,
  position: Position,
): Promise<PoolTotals> {
  const { address, poolType } = pools[position];
  const range = { address, fromBlock: startBlock, strict: true } as const;
  const race = { ...range, abi: racePoolAbi } as const;
  const pool = getContract({ client, abi: racePoolAbi, address });
  // The two kinds tell of purchases by different events of one name.
  const invested =
    poolType === 'OpenPool'
      ? await client.getContractEvents({ ...range, abi: globalPoolAbi, eventName: 'Invested' })
      : await client.getContractEvents({ ...race, eventName: 'Invested' });
  const claimed = await client.getContractEvents({ ...race, eventName: 'BonusClaimed' });
  const funds = await client.getContractEvents({ ...race, eventName: 'FundClaimed' });
  return {
    position,
    members: await pool.read.total_users(),
    in: sum(invested.map(({ args }) => args.fee)),
    out: sum([...claimed, ...funds].map(({ args }) => args.amount)),
    held: await readBalance(client, stableCoin, address),
    owed: await pool.read.owed(),
  };
}

/** The money of all nine pools, in order. */
export async function allTotals(client: LocalClient, deployment: Deployment): Promise<PoolTotals[]> {
  const totals: PoolTotals[] = [];
  for (const { position } of levels) totals.push(await poolTotals(client, deployment, position));
  return totals;
}

/**
 * Whether a pool's books are right to the unit.
 * @returns `equal` when in = out + held and held = owed; `surplus` when it holds more than it owes, as after a
 * transfer that was no purchase; `wrong` for anything else.
 */
export function verdictOf({ in: paid, out, held, owed }: PoolTotals): 'equal' | 'surplus' | 'wrong' {
  if (paid !== out + owed || held < owed) return 'wrong';
  return held === owed ? 'equal' : 'surplus';
}
