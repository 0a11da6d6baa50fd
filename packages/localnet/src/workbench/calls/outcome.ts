import { failureOf } from '@upline/chain';
import type { Failure } from '@upline/domain';
import { decodeErrorResult, decodeFunctionResult, type Hex, type Log } from 'viem';
import { decodeEventLog } from 'viem/utils';
import { type ShownValue, shownValues } from '../functions/shown.ts';
import { contractAt, type Workbench } from '../workbench.ts';
import type { ReadyCall } from './call.ts';

/** A fact that a refusal is about: what was given, and what the chain says. */
export interface RefusalFact {
  label: string;
  text: string;
}

/** What would let a refused call go through, in one tap. */
export type Repair =
  | { do: 'fill'; label: string; texts: Readonly<Record<string, string>> }
  | { do: 'act as'; label: string; account: string }
  | { do: 'approve'; label: string }
  | { do: 'give coins'; label: string; units: bigint };

/** Why a call is refused. */
export interface CallRefusal {
  /** `InvalidReferral`; `''` when the contract gave no reason that is known. */
  error: string;
  selector: string;
  failure: Failure;
  facts: readonly RefusalFact[];
  repairs: readonly Repair[];
}

/** What came of a call. */
export interface CallOutcome {
  /** `waiting`: it was sent, and blocks are held back. */
  state: 'works' | 'refused' | 'waiting';
  /** The transaction; `null` when nothing was sent. */
  hash: string | null;
  /** The block as of which it was tried, or in which it was mined. */
  block: bigint;
  gas: bigint | null;
  /** What the function gave. */
  values: readonly ShownValue[];
  /** What the contracts told, `Level 4: Invested`. */
  events: readonly string[];
  refusal: CallRefusal | null;
}

/** What a function's answer holds. */
export function valuesOf({ abi, name }: ReadyCall, data: Hex | undefined): ShownValue[] {
  const [found] = abi;
  if (!data || data === '0x' || found?.type !== 'function' || found.outputs.length === 0) return [];
  const given = decodeFunctionResult({ abi, functionName: name, data });
  const values = found.outputs.length === 1 ? [given] : (given as readonly unknown[]);
  return shownValues(name, found.outputs, values);
}

/** The events of our contracts among logs, in their order. */
export function eventsIn(
  bench: Workbench,
  logs: readonly Pick<Log, 'address' | 'data' | 'topics'>[],
): string[] {
  return logs.flatMap(({ address, data, topics }) => {
    const contract = contractAt(bench, address);
    if (!contract) return [];
    try {
      const { eventName } = decodeEventLog({ abi: contract.abi, data, topics, strict: false });
      return [`${contract.name}: ${eventName}`];
    } catch {
      return [];
    }
  });
}

/** An error that a contract raised, with what it says of itself. */
export interface RaisedError {
  name: string;
  args: readonly unknown[];
  selector: string;
  failure: Failure;
}

/** Reads what a refused call gave back. An error of any of our contracts may come through another one. */
export function raisedIn({ contracts }: Workbench, data: Hex | undefined): RaisedError {
  const raw = data && data !== '0x' ? data : undefined;
  const failure = failureOf({ message: 'reverted', ...(raw && { data: raw }) });
  const abi = contracts.flatMap((contract) => contract.abi.filter((item) => item.type === 'error'));
  const selector = raw?.slice(0, 10) ?? '';
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi, data: raw ?? '0x' });
    return { name: errorName, args, selector, failure };
  } catch {
    return { name: '', args: [], selector, failure };
  }
}
