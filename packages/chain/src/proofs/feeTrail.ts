import { generations, type Position } from '@upline/domain';
import { type Address, type Hash, isAddressEqual, TransactionReceiptNotFoundError } from 'viem';
import { getBlock, getContractEvents, getTransactionReceipt, readContract } from 'viem/actions';
import { parseEventLogs } from 'viem/utils';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import { type ListedPool, listPools, type Reader } from '../pools/pools.ts';

/**
 * One part of a fee that was paid, units of 10⁻⁶. A referral's part goes to the nearest member above where the sponsor
 * was not in; `instead` is that sponsor.
 */
export type FeeLeg = { amount: bigint } & (
  | { to: 'referral'; wallet: Address; instead: Address | null }
  /** To a member above the buyer in the matrix; 1 is the nearest. */
  | { to: 'upline'; generation: number; wallet: Address }
  | { to: 'product' }
  /** What generations that are missing near the root would have got: to the product fund. */
  | { to: 'missing'; generations: number }
  /** To all who were in before, alike; `each` is `null` when the node no longer knows. */
  | { to: 'holders'; holders: number; each: bigint | null }
  | { to: 'royalty' }
);

/** Where the fee of one purchase went. The legs sum to the fee. */
export interface FeeTrail {
  position: Position;
  contract: Address;
  transaction: Hash;
  block: bigint;
  /** ISO 8601. */
  at: string;
  buyer: Address;
  /** Units of 10⁻⁶. */
  fee: bigint;
  legs: FeeLeg[];
}

type Receipt = Awaited<ReturnType<typeof getTransactionReceipt>>;

interface Losses {
  /** The buyer's sponsor, who was not in and lost their part to another; `null` without one. */
  of(pool: Address, buyer: Address): Address | null;
}

function lossesIn({ logs }: Receipt): Losses {
  const lost = parseEventLogs({ abi: racePoolAbi, eventName: 'LostIncome', logs });
  return {
    of: (pool, buyer) =>
      lost.find(({ address, args }) => isAddressEqual(address, pool) && isAddressEqual(args.from, buyer))
        ?.args.loser ?? null,
  };
}

type Found = Pick<FeeTrail, 'buyer' | 'fee' | 'legs'>;

async function raceTrails(reader: Reader, pool: ListedPool, receipt: Receipt): Promise<Found[]> {
  const losses = lossesIn(receipt);
  const bought = parseEventLogs({ abi: racePoolAbi, eventName: 'Invested', logs: receipt.logs });
  return Promise.all(
    bought
      .filter(({ address }) => isAddressEqual(address, pool.address))
      .map(async ({ args }): Promise<Found> => {
        const { user: buyer, referral, fee, bonus, perUpline, product, generations: paid } = args;
        // Places never move: the members above the buyer now stood there when the buyer paid.
        const uplines = await readContract(reader, {
          address: pool.address,
          abi: racePoolAbi,
          functionName: 'five_uplines',
          args: [buyer],
        });
        const missing = generations - paid;
        const legs: FeeLeg[] = [
          { to: 'referral', wallet: referral, instead: losses.of(pool.address, buyer), amount: bonus },
          ...uplines
            .slice(0, paid)
            .map((wallet, at): FeeLeg => ({ to: 'upline', generation: at + 1, wallet, amount: perUpline })),
          ...(missing > 0
            ? [{ to: 'missing', generations: missing, amount: perUpline * BigInt(missing) } as const]
            : []),
          { to: 'product', amount: product },
        ];
        return { buyer, fee, legs };
      }),
  );
}

/** What one share had earned just before a purchase; `null` when the node no longer has that state. */
async function earnedBefore(
  reader: Reader,
  address: Address,
  { blockNumber, logIndex }: { blockNumber: bigint; logIndex: number },
): Promise<bigint | null> {
  const asked = { address, abi: globalPoolAbi } as const;
  try {
    const inBlock = await getContractEvents(reader, {
      ...asked,
      eventName: 'Invested',
      strict: true,
      fromBlock: blockNumber,
      toBlock: blockNumber,
    });
    const earlier = inBlock.filter((log) => log.logIndex < logIndex).at(-1);
    if (earlier) return earlier.args.acc;
    return await readContract(reader, {
      ...asked,
      functionName: 'earned_per_share',
      blockNumber: blockNumber - 1n,
    });
  } catch {
    return null;
  }
}

async function globalTrails(reader: Reader, pool: ListedPool, receipt: Receipt): Promise<Found[]> {
  const losses = lossesIn(receipt);
  const bought = parseEventLogs({ abi: globalPoolAbi, eventName: 'Invested', logs: receipt.logs });
  return Promise.all(
    bought
      .filter(({ address }) => isAddressEqual(address, pool.address))
      .map(async ({ args, ...log }): Promise<Found> => {
        const { user: buyer, referral, index, fee, poolCut, referralCut, royaltyCut, acc } = args;
        const before = await earnedBefore(reader, pool.address, log);
        const each = before === null ? null : acc - before;
        return {
          buyer,
          fee,
          legs: [
            {
              to: 'referral',
              wallet: referral,
              instead: losses.of(pool.address, buyer),
              amount: referralCut,
            },
            { to: 'holders', holders: index - 1, each, amount: poolCut },
            { to: 'royalty', amount: royaltyCut },
          ],
        };
      }),
  );
}

/**
 * Where the fee of every purchase in a transaction went, read from its receipt: only what pools that the registry lists
 * have told counts.
 * @returns `null` when the node knows no such transaction; nothing when no level was bought by it.
 * @throws Error viem's own, when the chain does not answer.
 */
export async function readFeeTrails(
  reader: Reader,
  registry: Address,
  transaction: Hash,
): Promise<FeeTrail[] | null> {
  const [pools, receipt] = await Promise.all([
    listPools(reader, registry),
    getTransactionReceipt(reader, { hash: transaction }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return null;
      throw error;
    }),
  ]);
  if (receipt === null) return null;
  const { blockNumber: block } = receipt;
  const { timestamp } = await getBlock(reader, { blockNumber: block });
  const at = new Date(Number(timestamp) * 1000).toISOString();
  const trails = await Promise.all(
    pools.map(async (pool) => {
      // The two kinds tell of a purchase by different events of one name: each decodes only its own.
      const found = [
        ...(await raceTrails(reader, pool, receipt)),
        ...(await globalTrails(reader, pool, receipt)),
      ];
      const { position, address: contract } = pool;
      return found.map((trail): FeeTrail => ({ ...trail, position, contract, transaction, block, at }));
    }),
  );
  return trails.flat();
}
