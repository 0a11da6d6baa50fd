import type { Address } from 'viem';
import { getContractEvents, readContract } from 'viem/actions';
import { globalPoolAbi } from '../abi.ts';
import { blocksBackwards } from '../pools/blocksBackwards.ts';
import type { Reader } from '../pools/pools.ts';

/** A purchase of a global level with its position on the chain. */
export interface GlobalPurchase {
  pool: Address;
  /** The buyer's index in the order of joining. */
  index: number;
  block: bigint;
  logIndex: number;
}

const bought = { abi: globalPoolAbi, eventName: 'Invested', strict: true } as const;

/**
 * Earnings per share just before a purchase, units of 10⁻⁶: the value after the previous purchase.
 * An archive node returns it directly; on other nodes the previous purchase is searched backwards.
 * @param startBlock Block number of the registry's deployment.
 * @throws Error viem's own, if the node does not answer; RangeError if the previous purchase lies
 * too far back.
 */
export async function earnedBefore(
  reader: Reader,
  { pool: address, index, block, logIndex }: GlobalPurchase,
  startBlock: bigint,
): Promise<bigint> {
  const inBlock = await getContractEvents(reader, { ...bought, address, fromBlock: block, toBlock: block });
  const earlier = inBlock.filter((log) => log.logIndex < logIndex).at(-1);
  if (earlier) return earlier.args.acc;
  try {
    const asked = { address, abi: globalPoolAbi, functionName: 'earned_per_share' } as const;
    return await readContract(reader, { ...asked, blockNumber: block - 1n });
  } catch {
    return searchBack();
  }

  async function searchBack(): Promise<bigint> {
    let lowest = block;
    const read = (fromBlock: bigint, toBlock: bigint) =>
      getContractEvents(reader, { ...bought, address, args: { index: index - 1 }, fromBlock, toBlock });
    for await (const { from, result } of blocksBackwards(block - 1n, startBlock, read)) {
      const [before] = result;
      if (before) return before.args.acc;
      lowest = from;
    }
    if (lowest > startBlock) throw new RangeError('The purchase before lies too far back.');
    // The previous member was seated by the operator before the start, when earnings were 0.
    return 0n;
  }
}

/**
 * True if the wallet already had its share at the time of another wallet's purchase.
 * @param at Timestamp of the purchase's block, seconds.
 * @param startBlock Block number of the registry's deployment.
 * @throws Error viem's own, if the node does not answer.
 */
export async function heldBefore(
  reader: Reader,
  holder: Address,
  { pool: address, block, logIndex }: GlobalPurchase,
  at: bigint,
  startBlock: bigint,
): Promise<boolean> {
  const [shares, since] = await readContract(reader, {
    address,
    abi: globalPoolAbi,
    functionName: 'user_share',
    args: [holder],
  });
  if (shares === 0n || since !== at) return shares > 0n && since < at;
  // Several blocks may have the same timestamp; the order of the logs decides then.
  const read = async (fromBlock: bigint, toBlock: bigint) => {
    const asked = { abi: globalPoolAbi, address, args: { user: holder }, fromBlock, toBlock } as const;
    const joined = await Promise.all([
      getContractEvents(reader, { ...asked, eventName: 'Invested' }),
      getContractEvents(reader, { ...asked, eventName: 'PlatformInvestorAdded' }),
    ]);
    return joined.flat();
  };
  for await (const { result } of blocksBackwards(block, startBlock, read)) {
    const [own] = result;
    if (own) return own.blockNumber < block || own.logIndex < logIndex;
  }
  return false;
}
