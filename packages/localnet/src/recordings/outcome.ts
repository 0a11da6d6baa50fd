import { type Abi, type Hex, toEventSelector } from 'viem';
import { type RawLog, resultOfLogs } from '../differential/outcome.ts';
import { writeRefusal } from './calls.ts';
import { abiOf, type Names } from './names.ts';
import type { Expectation } from './scenario.ts';

export interface RawReceipt {
  status: Hex;
  transactionHash: Hex;
  logs: RawLog[];
}

const knowsEvent = (abi: Abi, topic: Hex): boolean =>
  abi.some((item) => item.type === 'event' && toEventSelector(item) === topic);

export type Ask = <T>(method: string, params: readonly unknown[]) => Promise<T>;

/** The result of a mined transaction: its named logs, or its error. */
export async function outcomeOf(ask: Ask, receipt: RawReceipt, names: Names): Promise<Expectation> {
  if (BigInt(receipt.status) === 0n) {
    // From the trace, because many errors depend on the block's time.
    const { output = '0x' } = await ask<{ output?: Hex }>('debug_traceTransaction', [
      receipt.transactionHash,
      { tracer: 'callTracer' },
    ]);
    return writeRefusal(output, names);
  }
  // Ignore a real coin's events beyond ERC-20.
  const ours = receipt.logs.filter(({ address, topics }) => {
    const contract = names.contractAt(address);
    return contract !== null && knowsEvent(abiOf(contract), topics[0]);
  });
  const { lines } = resultOfLogs(ours, (address) => {
    const name = names.contractAt(address) ?? 'coin';
    return { abi: abiOf(name), name };
  });
  return { logs: lines.map((line) => names.inText(line)).sort() };
}
