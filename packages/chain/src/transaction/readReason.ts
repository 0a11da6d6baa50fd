import type { Abi, Address, Hash, Hex, Transaction, TransactionReceipt } from 'viem';
import { parseAbi } from 'viem';
import { call } from 'viem/actions';
import { decodeErrorResult, isHex } from 'viem/utils';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import type { Reader } from '../pools/pools.ts';
import { revertDataOf } from './revert.ts';

/** A decoded revert: the error's name and message; both `''` if the revert had no data. */
export interface RevertReason {
  name: string;
  text: string;
}

/**
 * The cause of a revert without a reason: out of gas, a transaction earlier in the block, a state
 * that the node no longer has, or an unclear answer.
 */
export type RevertEnd = 'gas' | 'earlier' | 'forgotten' | 'unsaid';

export interface Ending {
  reason: RevertReason | null;
  /** `null` if the reason is complete. */
  ended: RevertEnd | null;
}

/** ERC-6093 errors of coins. */
const coinErrors = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InvalidApprover(address approver)',
  'error ERC20InvalidSpender(address spender)',
]);

const everyError: Abi = [...racePoolAbi, ...globalPoolAbi, ...uplineRegistryAbi, ...coinErrors].filter(
  (item) => item.type === 'error',
);

/** Panic codes of Solidity. */
const panics: Readonly<Record<string, string>> = {
  1: 'an assertion failed',
  17: 'a number was too large or below zero',
  18: 'a division by zero',
  33: 'a value that its kind does not have',
  34: 'storage that is out of order',
  49: 'nothing was left to take from a list',
  50: 'a place beyond the end of a list',
  65: 'too much memory',
  81: 'a function that was never set',
};

/** Decodes a revert's data; unknown errors are named by their selector. */
export function reasonIn(data: Hex): RevertReason {
  if (data.length < 10) return { name: '', text: '' };
  try {
    const { errorName, args = [], abiItem } = decodeErrorResult({ abi: everyError, data });
    if (errorName === 'Error') return { name: '', text: String(args[0]) };
    if (errorName === 'Panic') return { name: 'Panic', text: panics[String(args[0])] ?? String(args[0]) };
    const inputs = 'inputs' in abiItem ? (abiItem.inputs ?? []) : [];
    const isOfCoin = errorName.startsWith('ERC20');
    const text = isOfCoin ? inputs.map(({ name }, index) => `${name}: ${args[index]}`).join(', ') : '';
    return { name: errorName, text };
  } catch {
    return { name: data.slice(0, 10), text: '' };
  }
}

/**
 * A call of a trace. Checked by hand, because schema libraries use `eval`, which the apps' content
 * security policy forbids.
 */
interface Traced {
  output: Hex;
  error: string | null;
  calls: readonly unknown[];
}

/** @throws TypeError if the value is no call of a trace. */
function tracedCall(given: unknown): Traced {
  if (typeof given !== 'object' || given === null) throw new TypeError('The node gave no trace.');
  const { output, error, calls }: { output?: unknown; error?: unknown; calls?: unknown } = given;
  return {
    output: isHex(output) ? output : '0x',
    error: typeof error === 'string' ? error : null,
    calls: Array.isArray(calls) ? calls : [],
  };
}

interface TraceCall {
  Method: 'debug_traceTransaction';
  Parameters: [Hash, { tracer: 'callTracer' }];
  ReturnType: unknown;
}

/** True if a call, or the last call inside it, ran out of gas. */
function ranOut({ error, calls }: Traced): boolean {
  if (error === null) return false;
  return /out ?of ?gas/i.test(error) || (calls.length > 0 && ranOut(tracedCall(calls.at(-1))));
}

/** The ending by the node's trace; `null` if the node does not trace. */
async function traced(reader: Reader, hash: Hash): Promise<Ending | null> {
  try {
    const answer = await reader.request<TraceCall>({
      method: 'debug_traceTransaction',
      params: [hash, { tracer: 'callTracer' }],
    });
    const top = tracedCall(answer);
    const reason = reasonIn(top.output);
    const isSilent = reason.name === '' && reason.text === '';
    return { reason, ended: isSilent && ranOut(top) ? 'gas' : null };
  } catch {
    return null;
  }
}

/** Error messages of nodes that have pruned a block's state. */
const isForgotten = (error: unknown) =>
  /missing trie node|state .*(?:not available|unavailable|pruned)|historical state|header not found|old data/i.test(
    String(error),
  );

/** A call passes on 63/64 of its gas; if more than that was used, the inner call ran out. */
const usesAll = (used: bigint, limit: bigint) => used * 64n > limit * 63n;

/** Repeats a call on the block before, which lacks the earlier transactions of its own block. */
async function ranBefore(
  reader: Reader,
  { from, to, input, value, gas }: Transaction,
  { blockNumber, gasUsed }: TransactionReceipt,
): Promise<Ending> {
  const isOut = usesAll(gasUsed, gas);
  const none = { name: '', text: '' };
  const asked = { account: from, to: to as Address, data: input, value, gas, blockNumber: blockNumber - 1n };
  try {
    await call(reader, asked);
    return isOut ? { reason: none, ended: 'gas' } : { reason: null, ended: 'earlier' };
  } catch (error) {
    const said = revertDataOf(error);
    if (said !== null) {
      const reason = reasonIn(said);
      const isSilent = reason.name === '' && reason.text === '';
      return { reason, ended: isSilent && isOut ? 'gas' : null };
    }
    if (isOut) return { reason: none, ended: 'gas' };
    return { reason: null, ended: isForgotten(error) ? 'forgotten' : 'unsaid' };
  }
}

/**
 * The reason of a revert: from the node's trace, else by repeating the call on the block before.
 */
export async function readReason(
  reader: Reader,
  transaction: Transaction,
  receipt: TransactionReceipt,
): Promise<Ending> {
  return (await traced(reader, transaction.hash)) ?? ranBefore(reader, transaction, receipt);
}
