import { levelAt, type Position } from '@upline/domain';
import {
  type Abi,
  type Address,
  erc20Abi,
  type Hash,
  type Hex,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem';
import { getBlock, getTransaction, getTransactionReceipt, readContract } from 'viem/actions';
import { decodeFunctionData, isAddressEqual, parseEventLogs } from 'viem/utils';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import { type ListedPool, type Reader, readAllowance, readBalance } from '../pools/pools.ts';
import { type RevertEnd, type RevertReason, readReason } from './readReason.ts';

export interface DecodedCall {
  name: string;
  /** In order; addresses unchanged. */
  args: string[];
}

/**
 * The pool's fee, and the buyer's allowance and balance in the block before; units of 10⁻⁶ of the
 * stable coin.
 */
export interface Compared {
  needed: bigint;
  allowed: bigint;
  held: bigint;
}

interface Known {
  from: Address;
  /** Level of the called pool; `null` for any other contract. */
  position: Position | null;
  /** `null` if no known contract has the function, as with a smart wallet's call. */
  call: DecodedCall | null;
}

export interface MinedOutcome extends Known {
  state: 'done' | 'reverted';
  block: bigint;
  /** ISO 8601. */
  at: string;
  gasUsed: bigint;
  /** Cost of the gas, units of 10⁻¹⁸ of MATIC. */
  gasFee: bigint;
  /** `null` if it succeeded, or the reason is unknown. */
  reason: RevertReason | null;
  /** The cause if the contract gave no reason. */
  ended: RevertEnd | null;
  gasLimit: bigint;
  /** `null` unless the reason is about money and the node still has that state. */
  compared: Compared | null;
  /** Allowances granted to pools, units of 10⁻⁶ of the stable coin. */
  allowances: { position: Position; amount: bigint }[];
}

export type TransactionOutcome =
  /** No node knows it: never sent, or lost. */
  { state: 'unknown' } | (Known & { state: 'waiting'; nonce: number }) | MinedOutcome;

export interface OutcomeSource {
  reader: Reader;
  registry: Address;
  coin: Address;
  pools: readonly ListedPool[];
}

function abiOf({ registry, coin }: OutcomeSource, to: Address, pool: ListedPool | undefined): Abi | null {
  if (pool) return levelAt(pool.position).kind === 'global' ? globalPoolAbi : racePoolAbi;
  if (isAddressEqual(to, registry)) return uplineRegistryAbi;
  return isAddressEqual(to, coin) ? erc20Abi : null;
}

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(textOf).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `(${Object.values(value).map(textOf).join(', ')})`
      : String(value);

function decoded(abi: Abi, data: Hex): DecodedCall | null {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data });
    return { name: functionName, args: args.map(textOf) };
  } catch {
    return null;
  }
}

function knownOf(source: OutcomeSource, { from, to, input }: Transaction): Known {
  const pool = source.pools.find(({ address }) => to !== null && isAddressEqual(address, to));
  const abi = to === null ? null : abiOf(source, to, pool);
  return { from, position: pool?.position ?? null, call: abi && decoded(abi, input) };
}

/**
 * Reads the pool's fee and the buyer's allowance and balance; `null` if the node has no such state.
 */
async function compare(
  { reader, coin }: OutcomeSource,
  { from, to }: Transaction,
  { position }: Known,
  block: bigint,
): Promise<Compared | null> {
  if (to === null || position === null) return null;
  const abi = levelAt(position).kind === 'global' ? globalPoolAbi : racePoolAbi;
  try {
    const [{ joining_fee: needed }, allowed, held] = await Promise.all([
      readContract(reader, { address: to, abi, functionName: 'config', blockNumber: block }),
      readAllowance(reader, coin, from, to, block),
      readBalance(reader, coin, from, block),
    ]);
    return { needed, allowed, held };
  } catch {
    return null;
  }
}

function allowancesIn({ coin, pools }: OutcomeSource, { logs }: TransactionReceipt) {
  return parseEventLogs({ abi: erc20Abi, eventName: 'Approval', logs }).flatMap(({ address, args }) => {
    const pool = pools.find((one) => isAddressEqual(one.address, args.spender));
    return pool && isAddressEqual(address, coin) ? [{ position: pool.position, amount: args.value }] : [];
  });
}

/** True for errors about the buyer's allowance or balance. */
const isAboutMoney = (reason: RevertReason | null) =>
  reason?.name === 'NotEnoughAllowanceOrBalance' || reason?.name === 'TransferFailed';

async function minedOutcome(
  source: OutcomeSource,
  transaction: Transaction,
  receipt: TransactionReceipt,
): Promise<MinedOutcome> {
  const { reader } = source;
  const { blockNumber: block, gasUsed, effectiveGasPrice } = receipt;
  const known = knownOf(source, transaction);
  const isReverted = receipt.status === 'reverted';
  const [{ timestamp }, { reason, ended }] = await Promise.all([
    getBlock(reader, { blockNumber: block }),
    isReverted ? readReason(reader, transaction, receipt) : { reason: null, ended: null },
  ]);
  return {
    ...known,
    state: isReverted ? 'reverted' : 'done',
    block,
    at: new Date(Number(timestamp) * 1000).toISOString(),
    gasUsed,
    gasFee: gasUsed * effectiveGasPrice,
    gasLimit: transaction.gas,
    reason,
    ended,
    compared: isAboutMoney(reason) ? await compare(source, transaction, known, block - 1n) : null,
    allowances: allowancesIn(source, receipt),
  };
}

/** Returns `null` for viem's not-found error `missing`. */
async function unlessMissing<T>(
  asked: Promise<T>,
  missing: new (...args: never[]) => Error,
): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof missing) return null;
    throw error;
  }
}

/**
 * Reads the result of a transaction from the chain: the decoded call, and the reason of a revert.
 * @throws Error viem's own, if the node does not answer.
 */
export async function readOutcome(source: OutcomeSource, hash: Hash): Promise<TransactionOutcome> {
  const { reader } = source;
  const [transaction, receipt] = await Promise.all([
    unlessMissing(getTransaction(reader, { hash }), TransactionNotFoundError),
    unlessMissing(getTransactionReceipt(reader, { hash }), TransactionReceiptNotFoundError),
  ]);
  if (transaction === null) return { state: 'unknown' };
  if (receipt) return minedOutcome(source, transaction, receipt);
  return { ...knownOf(source, transaction), state: 'waiting', nonce: transaction.nonce };
}
