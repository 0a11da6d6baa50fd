import type { Deployment } from '@upline/chain';
import { globalPoolAbi, racePoolAbi, readBalance } from '@upline/chain';
import type { LocalClient } from '@upline/chain/demo';
import { levels, type Position } from '@upline/domain';
import { getContract } from 'viem';

/** The money of a pool, units of 10⁻⁶. */
export interface PoolTotals {
  position: Position;
  /** Number of seats, including the operator's. */
  members: bigint;
  /** Sum of all fees, from the logs of purchases. */
  in: bigint;
  /** Sum of all payouts to members and funds, from the logs of claims. */
  out: bigint;
  /** The pool's balance of the stable coin. */
  held: bigint;
  /** The debt reported by the pool. */
  owed: bigint;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Reads each total of a pool from its own source. */
async function poolTotals(
  client: LocalClient,
  { pools, stableCoin, startBlock }: Deployment,
  position: Position,
): Promise<PoolTotals> {
  const { address, poolType } = pools[position];
  const range = { address, fromBlock: startBlock, strict: true } as const;
  const race = { ...range, abi: racePoolAbi } as const;
  const pool = getContract({ client, abi: racePoolAbi, address });
  // Race and global pools use different `Invested` events.
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

export async function allTotals(client: LocalClient, deployment: Deployment): Promise<PoolTotals[]> {
  const totals: PoolTotals[] = [];
  for (const { position } of levels) totals.push(await poolTotals(client, deployment, position));
  return totals;
}

/**
 * Checks a pool's books.
 * @returns `equal` if in = out + held and held = owed; `surplus` if held exceeds owed, as after a
 * transfer without purchase; `wrong` otherwise.
 */
export function verdictOf({ in: paid, out, held, owed }: PoolTotals): 'equal' | 'surplus' | 'wrong' {
  if (paid !== out + owed || held < owed) return 'wrong';
  return held === owed ? 'equal' : 'surplus';
}
