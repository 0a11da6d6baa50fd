import type { Address } from 'viem';
import { getContractEvents } from 'viem/actions';
import { racePoolAbi } from '../abi.ts';
import type { Reader } from '../pools/pools.ts';

interface BlockOfPayment {
  pool: Address;
  wallet: Address;
  block: bigint;
}

/** The sum that a pool paid a wallet in a block, units of 10⁻⁶. */
export async function readPaid(reader: Reader, { pool, wallet, block }: BlockOfPayment): Promise<bigint> {
  const paid = await getContractEvents(reader, {
    address: pool,
    abi: racePoolAbi,
    eventName: 'BonusClaimed',
    args: { user: wallet },
    fromBlock: block,
    toBlock: block,
    strict: true,
  });
  return paid.reduce((sum, { args }) => sum + args.amount, 0n);
}
