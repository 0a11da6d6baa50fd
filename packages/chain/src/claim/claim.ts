import { type ClaimEvent, chainId, type Failure, levelAt, type Position } from '@upline/domain';
import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import { getChainId } from 'viem/actions';
import { racePoolAbi } from '../abi.ts';
import { isIn, type ListedPool, listPools, readRecord } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import type { ClaimAttempt, Note } from '../transaction/attempt.ts';
import { failureOf, Refusal } from '../transaction/revert.ts';
import { type Lane, submit } from '../transaction/transaction.ts';
import { readBonus } from './claimable.ts';
import { failureOfClaim } from './claimFailure.ts';
import { followClaim, takeUpClaim } from './followClaim.ts';

/** What a claim needs to know. */
export interface ClaimOptions extends Lane {
  position: Position;
  /** The registry's address, pinned at build time. */
  registry: Address;
  /** What an earlier run has asked for: it is waited for where it was sent. */
  earlier?: ClaimAttempt | undefined;
  /** Takes down what the wallet is asked, before it opens. */
  note?: Note<ClaimAttempt> | undefined;
  /** How long nobody may know a transaction before it counts as lost, milliseconds. @default two minutes */
  patience?: number | undefined;
}

interface Bonus {
  pool: Address;
  amount: bigint;
}

// Both kinds of pool are claimed from alike.
const claimData = encodeFunctionData({ abi: racePoolAbi, functionName: 'claim_bonus' });

function refusal(id: Failure['notice']['id']): Refusal {
  return new Refusal({ notice: { id } });
}

async function checkNetwork({ wallet, reader, registry }: ClaimOptions): Promise<void> {
  if ((await getChainId(wallet)) !== chainId) throw refusal('toast.wrongNetwork');
  await checkSameCode(wallet, reader, registry);
}

/** The pools at the position that the registry lists and the wallet is in, in the wallet's own view. */
async function ownPools({ wallet, registry, position }: ClaimOptions): Promise<ListedPool[]> {
  const listed = (await listPools(wallet, registry)).filter((pool) => pool.position === position);
  if (listed.length === 0) throw refusal('toast.invalidPool');
  const record = await readRecord(wallet, registry, wallet.account.address);
  const own = listed.filter((pool) => isIn(record, pool));
  if (own.length > 0) return own;
  throw refusal(levelAt(position).kind === 'global' ? 'toast.noGlobalPools' : 'toast.noEligiblePools');
}

async function bonusesOf(options: ClaimOptions): Promise<Bonus[]> {
  const pools = await ownPools(options);
  const bonuses = await Promise.all(
    pools.map(async ({ address }) => ({
      pool: address,
      amount: await readBonus(options.wallet, address, options.wallet.account.address),
    })),
  );
  const eligible = bonuses.filter(({ amount }) => amount > 0n);
  if (eligible.length === 0) throw refusal('toast.noEligiblePools');
  return eligible;
}

async function* claimFrom(options: ClaimOptions, { pool, amount }: Bonus): AsyncGenerator<ClaimEvent, void> {
  const { wallet, note, earlier } = options;
  const following = { ...options, from: wallet.account.address, witness: wallet };
  yield { type: 'asked', pool };
  if (earlier && isAddressEqual(earlier.pool, pool) && (yield* takeUpClaim(following, earlier))) return;
  const sent = await submit(options, { to: pool, data: claimData }, (asked) =>
    note?.({ ...asked, pool, amount }),
  );
  yield { type: 'sent', pool, transaction: sent.hash };
  yield* followClaim(following, { ...sent, pool, amount });
}

/** Whether it was the pool that said no: then only this one does not pay. */
function isOfPool({ notice }: Failure): boolean {
  return notice.id === 'toast.revert' || notice.id === 'toast.revertUndecoded';
}

async function* payments(
  options: ClaimOptions,
  bonuses: readonly Bonus[],
): AsyncGenerator<ClaimEvent, Failure | null> {
  let firstFailure: Failure | null = null;
  for (const bonus of bonuses) {
    const { pool } = bonus;
    try {
      yield* claimFrom(options, bonus);
    } catch (error) {
      const failure = failureOfClaim(error);
      if (!isOfPool(failure)) return failure;
      firstFailure ??= failure;
      yield { type: 'refused', pool, failure };
    }
  }
  return firstFailure;
}

/** Whatever goes wrong before the first prompt has nothing to do with a transaction. */
function failureBefore(error: unknown): Failure {
  const failure = failureOf(error);
  return failure.notice.id === 'toast.transactionFailed'
    ? { notice: { id: 'toast.somethingWrong' } }
    : failure;
}

/**
 * Claims the wallet's bonus from every pool at a position, one after another. Spec §4. Each transaction is
 * told as it is asked for, sent and paid. A pool that reverts keeps none of the others from paying; a no of the
 * owner's, or a wallet that fails, ends the claim. Nothing is paid twice: the contract pays what is open.
 *
 * Before the first prompt the wallet's own provider has shown the same code as the app's node, and only pools
 * that the pinned registry lists are asked.
 * @returns Events; the last one is 'succeeded' or 'failed'. It throws nothing.
 */
export async function* claim(options: ClaimOptions): AsyncGenerator<ClaimEvent, void> {
  let bonuses: Bonus[];
  try {
    await checkNetwork(options);
    bonuses = await bonusesOf(options);
  } catch (error) {
    yield { type: 'failed', failure: failureBefore(error) };
    return;
  }
  yield { type: 'found', pools: bonuses };
  const failure = yield* payments(options, bonuses);
  yield failure ? { type: 'failed', failure } : { type: 'succeeded' };
}
