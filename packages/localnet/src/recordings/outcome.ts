import { type Abi, type Hex, toEventSelector } from 'viem';
import { type RawLog, toldByLogs } from '../differential/outcome.ts';
import { writeRefusal } from './calls.ts';
import { abiOf, type Names } from './names.ts';
import type { Expectation } from './scenario.ts';

/** A receipt as JSON-RPC gives it. */
export interface RawReceipt {
  status: Hex;
  transactionHash: Hex;
  logs: RawLog[];
}

const knowsEvent = (abi: Abi, topic: Hex): boolean =>
  abi.some((item) => item.type === 'event' && toEventSelector(item) === topic);

/** Asks a node. */
export type Ask = <T>(method: string, params: readonly unknown[]) => Promise<T>;

/** What came of a mined transaction: its logs by name, or the error that it ended with. */
export async function outcomeOf(ask: Ask, receipt: RawReceipt, names: Names): Promise<Expectation> {
  if (BigInt(receipt.status) === 0n) {
    // From the block itself: the time decides on many errors.
    const { output = '0x' } = await ask<{ output?: Hex }>('debug_traceTransaction', [
      receipt.transactionHash,
      { tracer: 'callTracer' },
    ]);
    return writeRefusal(output, names);
  }
  // A real coin has events beyond those of the standard, which are left out.
  const ours = receipt.logs.filter(({ address, topics }) => {
    const contract = names.contractAt(address);
    return contract !== null && knowsEvent(abiOf(contract), topics[0]);
  });
  const { lines } = toldByLogs(ours, (address) => {
    const name = names.contractAt(address) ?? 'coin';
    return { abi: abiOf(name), name };
  });
  return { logs: lines.map((line) => names.inText(line)).sort() };
}
