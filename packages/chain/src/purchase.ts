import { chainId, type Position, type PurchaseEvent, toDecimal } from '@upline/domain';
import { type Address, encodeFunctionData, type Hash, isAddressEqual, TransactionNotFoundError } from 'viem';
import { getBalance, getBlockNumber, getChainId, getTransaction } from 'viem/actions';
import { globalPoolAbi, racePoolAbi } from './abi.ts';
import { isIn, readAllowance, readBalance, readRecord } from './pools.ts';
import { enrollCall, type LookupReferrer, needsEnrolment, readReferral } from './referral.ts';
import { failureOf, Refusal } from './revert.ts';
import { checkSameCode } from './sameCode.ts';
import { type ContractCall, type Lane, perform, rehearse, settle, submit } from './transaction.ts';
import { type NamedPool, type TrustedPool, trustedPool } from './trustedPool.ts';

/** What a purchase needs to know. */
export interface PurchaseOptions extends Lane {
  position: Position;
  /** The registry's address, pinned at build time. */
  registry: Address;
  /** The pool as the server named it. It is believed only after the registry has vouched for it. */
  pool: NamedPool;
  lookupReferrer: LookupReferrer;
  /** The investing transaction of an earlier run: it is waited for, and nothing is paid twice. */
  pending?: Hash | undefined;
}

// Some coins, among them USDT, return nothing: what is not declared is not missed.
const approveAbi = [
  {
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
    outputs: [],
  },
] as const;

function approveCall(pool: TrustedPool, amount: bigint): ContractCall {
  return {
    to: pool.coin,
    data: encodeFunctionData({ abi: approveAbi, functionName: 'approve', args: [pool.address, amount] }),
  };
}

function investCall(pool: TrustedPool, referral: { referrer: Address; isDirect: boolean }): ContractCall {
  const functionName = 'invest_stable_coin';
  const { referrer, isDirect } = referral;
  const data =
    pool.kind === 'global'
      ? encodeFunctionData({ abi: globalPoolAbi, functionName, args: [referrer] })
      : encodeFunctionData({ abi: racePoolAbi, functionName, args: [referrer, isDirect] });
  return { to: pool.address, data };
}

async function checkNetwork({ wallet, reader, registry }: PurchaseOptions): Promise<void> {
  if ((await getChainId(wallet)) !== chainId) throw new Refusal({ notice: { id: 'toast.wrongNetwork' } });
  await checkSameCode(wallet, reader, registry);
}

async function checkBalance({ wallet, reader, position }: PurchaseOptions, pool: TrustedPool): Promise<void> {
  const { address } = wallet.account;
  const [balance, gas] = await Promise.all([
    readBalance(reader, pool.coin, address),
    getBalance(reader, { address }),
  ]);
  if (balance < pool.fee) {
    const values = { level: position, balance: toDecimal(balance), fee: toDecimal(pool.fee) };
    throw new Refusal({ notice: { id: 'toast.insufficientBalance', values } });
  }
  if (gas === 0n) throw new Refusal({ notice: { id: 'purchase.gas' } });
}

/** Approves exactly the fee. A coin that refuses to change an allowance gets it set to nothing first. */
async function* approve(
  options: PurchaseOptions,
  pool: TrustedPool,
  allowance: bigint,
): AsyncGenerator<PurchaseEvent, void> {
  yield { type: 'step', step: 'approve' };
  const exactly = approveCall(pool, pool.fee);
  const isRefused =
    allowance > 0n &&
    (await rehearse(options, exactly).then(
      () => false,
      () => true,
    ));
  if (isRefused) yield* perform(options, 'approve', approveCall(pool, 0n));
  yield* perform(options, 'approve', exactly);
}

async function* enroll(options: PurchaseOptions, sponsor: Address): AsyncGenerator<PurchaseEvent, void> {
  yield { type: 'step', step: 'enroll' };
  yield* perform(options, 'enroll', enrollCall(options.registry, sponsor));
}

async function* confirm(
  options: PurchaseOptions,
  pool: TrustedPool,
  request: ContractCall,
  hash: Hash,
): AsyncGenerator<PurchaseEvent, void> {
  yield { type: 'sent', step: 'invest', transaction: hash };
  yield { type: 'step', step: 'confirm' };
  const { receipt, isReplaced } = await settle(options, request, hash);
  if (isReplaced && !isIn(await readRecord(options.reader, options.registry, receipt.from), pool)) {
    throw new Refusal({ notice: { id: 'toast.userCancelled' } });
  }
  yield { type: 'succeeded', transaction: receipt.transactionHash, block: receipt.blockNumber };
}

async function* invest(options: PurchaseOptions, pool: TrustedPool): AsyncGenerator<PurchaseEvent, void> {
  let referral = await readReferral(options, pool);
  if (needsEnrolment(referral, pool)) {
    yield* enroll(options, referral.sponsor);
    referral = await readReferral(options, pool);
  }
  yield { type: 'step', step: 'invest' };
  const request = investCall(pool, referral);
  yield* confirm(options, pool, request, await submit(options, request));
}

/** A referral can change while the buyer thinks: an upline between may buy this level. */
async function* investTwice(
  options: PurchaseOptions,
  pool: TrustedPool,
): AsyncGenerator<PurchaseEvent, void> {
  try {
    yield* invest(options, pool);
  } catch (error) {
    if (failureOf(error).explanation?.id !== 'contract.InvalidReferral') throw error;
    yield* invest(options, pool);
  }
}

/** The buyer's own investment of an earlier run, as far as the node knows of it. */
async function sentBefore({ wallet, reader, pending }: PurchaseOptions, { address }: TrustedPool) {
  if (!pending) return null;
  const found = await getTransaction(reader, { hash: pending }).catch((error: unknown) => {
    if (error instanceof TransactionNotFoundError) return null;
    throw error;
  });
  if (!found?.to || !isAddressEqual(found.to, address)) return null;
  if (!isAddressEqual(found.from, wallet.account.address)) return null;
  return { hash: found.hash, request: { to: address, data: found.input } };
}

async function* steps(options: PurchaseOptions): AsyncGenerator<PurchaseEvent, void> {
  const { wallet, reader, registry, position, pending } = options;
  const buyer = wallet.account.address;

  yield { type: 'step', step: 'network' };
  await checkNetwork(options);
  const pool = await trustedPool(wallet, registry, position, options.pool);
  await checkSameCode(wallet, reader, pool.address);
  if (isIn(await readRecord(reader, registry, buyer), pool)) {
    const block = await getBlockNumber(reader, { cacheTime: 0 });
    yield { type: 'succeeded', transaction: pending ?? null, block };
    return;
  }
  const sent = await sentBefore(options, pool);
  if (sent) {
    yield* confirm(options, pool, sent.request, sent.hash);
    return;
  }

  yield { type: 'step', step: 'balance' };
  await checkBalance(options, pool);

  yield { type: 'step', step: 'allowance' };
  const allowance = await readAllowance(reader, pool.coin, buyer, pool.address);

  const referral = await readReferral(options, pool);
  if (needsEnrolment(referral, pool)) yield* enroll(options, referral.sponsor);
  else yield { type: 'skipped', step: 'enroll' };

  if (allowance < pool.fee) yield* approve(options, pool, allowance);
  else yield { type: 'skipped', step: 'approve' };

  yield* investTwice(options, pool);
}

/**
 * Buys a level: network, balance, allowance, enrolment and approval where they are missing, investment,
 * confirmation. Spec §4. Every step is told as it begins, and each transaction as it is sent.
 *
 * It can be broken off at any point and begun anew: what is on the chain already is not done again, so that
 * a level is never paid twice. Before the first prompt the wallet's own provider has shown the same code as
 * the app's node, and the pinned registry has vouched for pool, coin and fee.
 * @returns Events; the last one is 'succeeded' or 'failed'. It throws nothing.
 */
export async function* purchase(options: PurchaseOptions): AsyncGenerator<PurchaseEvent, void> {
  try {
    yield* steps(options);
  } catch (error) {
    yield { type: 'failed', failure: failureOf(error) };
  }
}
