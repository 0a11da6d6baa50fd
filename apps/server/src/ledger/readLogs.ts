import { type AbiEvent, type Address, type Hex, numberToHex, type RpcLog, toEventSelector } from 'viem';
import { type LedgerLog, ledgerEvents } from './chainEvents.ts';
import type { ChainClient } from './nodes.ts';

/** Hex digits of one value: every field of the ledger's events is one word. */
const wordDigits = 64;
const addressDigits = 40;
/** The widest integer that is told as a number. */
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
 * A log as the ABI has it, addresses in lower case; `null` for what is no event of the ledger. It does what viem
 * does for any ABI, for these alone: a chain that is read from the beginning has millions.
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

/**
 * Every event of some contracts that the ledger reads, in the order of the chain.
 * @throws viem's error when the node does not answer.
 */
export async function readLogs(
  client: ChainClient,
  { address, fromBlock, toBlock }: { address: Address[]; fromBlock: bigint; toBlock: bigint },
): Promise<LedgerLog[]> {
  const topics = [[...known.keys()].filter((topic) => topic !== undefined)];
  const range = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) };
  const logs = await client.request({ method: 'eth_getLogs', params: [{ address, topics, ...range }] });
  return logs.map(decodeLog).filter((log) => log !== null);
}
