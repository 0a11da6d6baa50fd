import { hash } from 'node:crypto';
import { logLimitOf, nodeMessage } from '@upline/chain';
import {
  type AbiEvent,
  type Address,
  BaseError,
  type Hex,
  numberToHex,
  type RpcLog,
  toEventSelector,
} from 'viem';
import { isUnreachable } from '../chain/isUnreachable.ts';
import type { ChainClient } from '../chain/nodes.ts';
import { type LedgerLog, ledgerEvents } from './chainEvents.ts';
import { MalformedResponseError } from './ledgerErrors.ts';
import { lower } from './step.ts';

/** Hex digits of a value: every field of the ledger's events is one word. */
const wordDigits = 64;
const addressDigits = 40;
/** Bits of the widest integer decoded as a number. */
const widestNumber = 48;

const known = new Map<Hex | undefined, AbiEvent>(
  ledgerEvents.map((event) => [toEventSelector(event), event]),
);

function fieldOf(type: string, word: string): Hex | bigint | number {
  if (type === 'address') return `0x${word.slice(-addressDigits).toLowerCase()}`;
  if (type === 'bytes32') return `0x${word}`;
  const value = BigInt(`0x${word}`);
  return Number(type.slice('uint'.length)) > widestNumber ? value : Number(value);
}

/**
 * Decodes a log, with addresses in lower case; `null` for an event unknown to the ledger. It
 * replaces viem's general decoder, which is too slow for the millions of logs of a full read.
 */
export function decodeLog({ topics, data, ...log }: RpcLog): LedgerLog | null {
  const event = known.get(topics[0]);
  if (event === undefined) return null;
  const inTopics = topics.slice(1).map((topic) => topic.slice(2));
  const plain = event.inputs.filter((input) => !input.indexed);
  if (inTopics.length + plain.length !== event.inputs.length) return null;
  if (data.length < 2 + plain.length * wordDigits) return null;
  const inData = plain.map((_input, at) => data.slice(2 + at * wordDigits).slice(0, wordDigits));
  const args = Object.fromEntries(
    event.inputs.map(({ name = '', type, indexed }) => [
      name,
      fieldOf(type, (indexed ? inTopics : inData).shift() ?? ''),
    ]),
  );
  return {
    eventName: event.name,
    args,
    address: log.address,
    blockNumber: BigInt(log.blockNumber ?? 0),
    blockHash: log.blockHash,
    logIndex: Number(log.logIndex),
    transactionHash: log.transactionHash,
  } as LedgerLog;
}

/** A range of blocks and the contracts to read. */
interface BlockRange {
  /** The contracts in lower case, each with the first block whose logs are hashed. */
  since: ReadonlyMap<Address, bigint>;
  fromBlock: bigint;
  toBlock: bigint;
}

/**
 * @throws MalformedResponseError if the answer is not a list of logs in order, or contains unrequested or
 * repeated logs.
 */
function inOrder(said: unknown, { since, fromBlock, toBlock }: BlockRange): RpcLog[] {
  if (!Array.isArray(said))
    throw new MalformedResponseError('The node answered with something else than logs.');
  let [block, index] = [fromBlock, -1];
  for (const log of said as RpcLog[]) {
    const number = BigInt(log.blockNumber ?? -1);
    const at = Number(log.logIndex ?? -1);
    const isNext = number > block ? at >= 0 : number === block && at > index;
    if (!isNext || number > toBlock || !since.has(log.address.toLowerCase() as Address) || !log.blockHash) {
      throw new MalformedResponseError(
        `The node answered with a log of block ${number} that does not follow.`,
      );
    }
    [block, index] = [number, at];
  }
  return said as RpcLog[];
}

/** Attributes logs that cannot be decoded to the node. */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof MalformedResponseError) throw error;
    throw new MalformedResponseError('The node answered with logs that cannot be read.', { cause: error });
  }
}

/** Requests sent at once, once the node's limit on blocks is known. */
const partsAtOnce = 4;

async function askPart(client: ChainClient, stretch: BlockRange): Promise<RpcLog[]> {
  const topics = [[...known.keys()].filter((topic) => topic !== undefined)];
  const { since, fromBlock, toBlock } = stretch;
  const range = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) };
  const said = await client.request({
    method: 'eth_getLogs',
    params: [{ address: [...since.keys()], topics, ...range }],
  });
  return reading(() => inOrder(said, stretch));
}

/** The next parts of a stretch, within the node's known limit. */
function partsOf(stretch: BlockRange, size: bigint, most: number): BlockRange[] {
  const parts: BlockRange[] = [];
  for (let from = stretch.fromBlock; from <= stretch.toBlock && parts.length < most; from += size) {
    parts.push({ ...stretch, fromBlock: from, toBlock: lower(stretch.toBlock, from + size - 1n) });
  }
  return parts;
}

/** Splits a stretch if the node refuses the whole, and records the node's limit. */
async function askLogs(client: ChainClient, stretch: BlockRange): Promise<RpcLog[]> {
  const limit = logLimitOf(client);
  const logs: RpcLog[] = [];
  for (let next = stretch.fromBlock; next <= stretch.toBlock; ) {
    const rest = { ...stretch, fromBlock: next };
    const size = limit.size(stretch.toBlock - next + 1n);
    const parts = partsOf(rest, size, limit.isKnown() ? partsAtOnce : 1);
    const answers = await Promise.allSettled(parts.map((part) => askPart(client, part)));
    for (const [at, { fromBlock, toBlock }] of parts.entries()) {
      const blocks = toBlock - fromBlock + 1n;
      const answer = answers[at];
      if (answer?.status === 'fulfilled') {
        limit.took(blocks);
        logs.push(...answer.value);
        next = toBlock + 1n;
        continue;
      }
      const error: unknown = answer?.reason;
      const isRefused = error instanceof BaseError && !isUnreachable(error);
      if (!isRefused || !limit.refused(blocks, nodeMessage(error) ?? '')) throw error;
      break;
    }
  }
  return logs;
}

/** A hash of each block's logs, to compare with a second reading. */
function marksOf(logs: readonly RpcLog[], { since }: BlockRange): Map<bigint, string> {
  const texts = new Map<bigint, string>();
  for (const { blockNumber, blockHash, address, topics, data, logIndex, transactionHash } of logs) {
    const number = BigInt(blockNumber ?? 0);
    const first = since.get(address.toLowerCase() as Address);
    if (first === undefined || number < first) continue;
    const text = `${address} ${topics.join()} ${data} ${logIndex} ${transactionHash} ${blockHash}`;
    texts.set(number, `${texts.get(number) ?? ''}${text.toLowerCase()}\n`);
  }
  return new Map([...texts].map(([number, text]) => [number, hash('sha1', text, 'base64url')]));
}

/**
 * The ledger's events of some contracts in chain order, and a hash of each block's logs.
 * @throws viem's error if the node does not answer; MalformedResponseError for an invalid answer.
 */
export async function readLogs(
  client: ChainClient,
  stretch: BlockRange,
): Promise<{ logs: LedgerLog[]; marks: Map<bigint, string> }> {
  const said = await askLogs(client, stretch);
  const logs = reading(() => said.map(decodeLog).filter((log) => log !== null));
  if (logs.length < said.length)
    throw new MalformedResponseError('The node answered with a log that nobody asked for.');
  return { logs, marks: reading(() => marksOf(said, stretch)) };
}

/**
 * The hashes of each block's logs, without the logs.
 * @throws As `readLogs`.
 */
export async function readMarks(client: ChainClient, stretch: BlockRange): Promise<Map<bigint, string>> {
  const said = await askLogs(client, stretch);
  return reading(() => marksOf(said, stretch));
}
