import type { Address, Hash } from 'viem';
import { getBlockNumber, getLogs } from 'viem/actions';
import { getAbiItem } from 'viem/utils';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import { logLimitOf } from '../logLimit.ts';
import { blocksBackwards } from '../pools/blocksBackwards.ts';
import type { Reader } from '../pools/pools.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';

/** Maximum of block ranges to search: requests in the journal are rarely older than days. */
const maximumRanges = 6;

const events = [
  getAbiItem({ abi: racePoolAbi, name: 'Invested' }),
  getAbiItem({ abi: globalPoolAbi, name: 'Invested' }),
] as const;

export interface Payment {
  transaction: Hash;
  block: bigint;
}

/**
 * Finds the transaction that bought a wallet's seat, sent from any device, by the pool's log.
 * @param from Lowest block to search.
 * @returns `null` if there is none, or the node does not answer.
 */
export async function findPayment(
  reader: Reader,
  { address, kind }: Pick<TrustedPool, 'address' | 'kind'>,
  user: Address,
  from: bigint,
): Promise<Payment | null> {
  const read = (fromBlock: bigint, toBlock: bigint) => {
    const stretch = { address, args: { user }, fromBlock, toBlock };
    const [race, global] = events;
    return kind === 'race'
      ? getLogs(reader, { ...stretch, event: race })
      : getLogs(reader, { ...stretch, event: global });
  };
  try {
    const head = await getBlockNumber(reader, { cacheTime: 0 });
    let stretches = 0;
    for await (const { result } of blocksBackwards(head, from, read, logLimitOf(reader))) {
      const last = result.at(-1);
      if (last) return { transaction: last.transactionHash, block: last.blockNumber };
      if (++stretches === maximumRanges) return null;
    }
  } catch {
    // Without the transaction the sheet says that the payment is unknown here.
  }
  return null;
}
