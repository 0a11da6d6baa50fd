import { type ClaimEvent, chainId, type Failure, levelAt, type Position } from '@upline/domain';
import { type Address, encodeFunctionData, parseEventLogs, type TransactionReceipt } from 'viem';
import { getChainId } from 'viem/actions';
import { racePoolAbi } from './abi.ts';
import { readBonus } from './claimable.ts';
import { isIn, type ListedPool, listPools, readRecord } from './pools.ts';
import { failureOf, Refusal } from './revert.ts';
import { checkSameCode } from './sameCode.ts';
import { type ContractCall, type Lane, settle, submit } from './transaction.ts';

/** What a claim needs to know. */
export interface ClaimOptions extends Lane {
  position: Position;
  /** The registry's address, pinned at build time. */
  registry: Address;
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

/** What a pool has paid by a transaction; `null` when that was another transaction than the claim. */
function paidBy({ logs }: TransactionReceipt, pool: Address, user: Address): bigint | null {
  const paid = parseEventLogs({ abi: racePoolAbi, eventName: 'BonusClaimed', logs, args: { user } });
  const own = paid.filter(({ address }) => address.toLowerCase() === pool.toLowerCase());
  return own.length > 0 ? own.reduce((sum, { args }) => sum + args.amount, 0n) : null;
}

async function* claimFrom(options: ClaimOptions, pool: Address): AsyncGenerator<ClaimEvent, void> {
  const request: ContractCall = { to: pool, data: claimData };
  yield { type: 'asked', pool };
  const hash = await submit(options, request);
  yield { type: 'sent', pool, transaction: hash };
  const { receipt } = await settle(options, request, hash);
  const amount = paidBy(receipt, pool, options.wallet.account.address);
  // Its owner put another transaction in its place.
  if (amount === null) throw refusal('toast.userCancelled');
  yield { type: 'paid', pool, amount, block: receipt.blockNumber };
}

/** A failure in the words that a claim has for it: the contract's error by its name, a silent node in general. */
function failureOfClaim(error: unknown): Failure {
  const { notice, ...rest } = failureOf(error);
  switch (notice.id) {
    case 'toast.contractRevert':
      return { notice: { id: 'toast.revert', values: { reason: String(notice.values?.name) } }, ...rest };
    case 'toast.transactionFailed':
      return { notice: { id: 'toast.claimFailed' } };
    default:
      return { notice, ...rest };
  }
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
  for (const { pool } of bonuses) {
    try {
      yield* claimFrom(options, pool);
    } catch (error) {
      const failure = failureOfClaim(error);
      if (!isOfPool(failure)) return failure;
      firstFailure ??= failure;
      yield { type: 'refused', pool };
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
