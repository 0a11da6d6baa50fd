import { listPools, mockStableCoinAbi, readFeePayouts, readOutcome } from '@upline/chain';
import type { PayoutTransfer } from '@upline/domain';
import { type Address, type Hash, type Transaction, TransactionNotFoundError } from 'viem';
import { getAddress, isHash, parseEventLogs } from 'viem/utils';
import type { Checkout } from '../checkout.ts';
import { contractAt, type Workbench } from '../workbench.ts';
import { type CheckLine, checkLines, checksOf, errorText } from './checks.ts';
import { type DecodedReason, decodeEvent } from './decode.ts';
import { type Budget, budgetsOf } from './gas.ts';
import { type LogRow, readBlock, type TransactionRow } from './lists.ts';
import { type NamedWrite, nameWrites } from './storage.ts';
import { type CallNode, readCalls, readWrites } from './trace.ts';

export interface TransactionReport extends TransactionRow {
  nonce: number;
  gasLimit: bigint;
  confirmations: bigint;
  /** Hash of the transaction before or after; `''` if there is none. */
  previous: string;
  next: string;
  reason: DecodedReason | null;
  compared: { needed: bigint; allowed: bigint; held: bigint } | null;
  call: CallNode;
  logs: LogRow[];
  state: NamedWrite[];
  moves: { from: Address; to: Address; units: bigint }[];
  /** The split of the purchase fee. */
  legs: PayoutTransfer<Address>[];
  checks: CheckLine[];
  /** Nearest measurement first. */
  budgets: Budget[];
  input: string;
  raw: string;
}

function addressesIn(call: CallNode): string[] {
  const values = [...call.args, ...call.results].filter(({ type }) => type === 'address');
  return [call.from, call.to, ...values.map(({ value }) => value), ...call.calls.flatMap(addressesIn)];
}

/** The transactions before and after, in the same or the adjacent blocks. */
async function neighbours(bench: Workbench, block: bigint, hash: Hash) {
  const found = await Promise.all(
    [block - 1n, block, block + 1n].map((number) => (number < 0n ? null : readBlock(bench, number))),
  );
  const hashes = found.flatMap((one) => one?.transactions.toReversed() ?? []).map((row) => row.hash);
  const at = hashes.indexOf(hash);
  return { previous: hashes[at - 1] ?? '', next: hashes[at + 1] ?? '' };
}

async function transactionOrNull({ client }: Workbench, hash: Hash): Promise<Transaction | null> {
  try {
    return await client.getTransaction({ hash });
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return null;
    throw error;
  }
}

/**
 * Reads everything about a mined transaction: its error, calls with gas, storage writes, split of
 * the fee, and measurements of the same call.
 * @param asked Hash, or any text from a URL.
 * @returns `null` if no block has it.
 * @throws Error viem's own, if the node does not answer.
 */
export async function readTransaction(
  bench: Workbench,
  checkout: Checkout,
  asked: string,
): Promise<TransactionReport | null> {
  if (!isHash(asked)) return null;
  const hash: Hash = asked;
  const { client, reader, deployment } = bench;
  const { registry, stableCoin: coin } = deployment;
  const transaction = await transactionOrNull(bench, hash);
  if (!transaction?.blockNumber) return null;
  const { from, to, nonce, gas: gasLimit, input } = transaction;
  const block = transaction.blockNumber;
  const pools = await listPools(reader, registry);
  const [receipt, { timestamp: at }, newest, call, writes, trails, outcome, beside] = await Promise.all([
    client.getTransactionReceipt({ hash }),
    client.getBlock({ blockNumber: block }),
    client.getBlockNumber({ cacheTime: 0 }),
    readCalls(bench, hash),
    readWrites(bench, hash),
    readFeePayouts(reader, registry, hash),
    readOutcome({ reader, registry, coin, pools }, hash),
    neighbours(bench, block, hash),
  ]);
  const contract = contractAt(bench, to);
  const isReverted = receipt.status === 'reverted';
  const found = call.reason;
  const reason = found && { ...found, text: found.text || errorText(checkout, found.name) };
  const errors = contract ? checksOf(contract, call.name) : [];
  const logs = receipt.logs.map((log) => ({
    block,
    hash,
    index: log.logIndex,
    address: log.address,
    ...decodeEvent(bench, log),
  }));
  const moves = parseEventLogs({ abi: mockStableCoinAbi, eventName: 'Transfer', logs: receipt.logs })
    .filter(({ address }) => contractAt(bench, address)?.kind === 'coin')
    .map(({ args }) => ({ from: getAddress(args.from), to: getAddress(args.to), units: args.value }));
  const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  return {
    ...{ hash, block, at, from, to: to ?? '', name: call.name, gas: receipt.gasUsed, isReverted },
    ...{ nonce, gasLimit, confirmations: newest - block + 1n, ...beside, reason, call, logs, moves, input },
    compared: 'compared' in outcome ? outcome.compared : null,
    state: nameWrites(bench, checkout, writes, addressesIn(call)),
    legs: (trails ?? []).flatMap((trail) => trail.legs),
    checks: checkLines(errors, reason),
    budgets: contract ? budgetsOf(checkout, contract.kind, call.name, receipt.gasUsed) : [],
    raw: JSON.stringify({ transaction, receipt }, plain, 2),
  };
}
