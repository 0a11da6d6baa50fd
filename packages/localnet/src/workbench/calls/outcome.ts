import { failureOf } from '@upline/chain';
import type { Failure } from '@upline/domain';
import { decodeErrorResult, decodeFunctionResult, type Hex, type Log } from 'viem';
import { decodeEventLog } from 'viem/utils';
import { type ShownValue, shownValues } from '../functions/shown.ts';
import { contractAt, type Workbench } from '../workbench.ts';
import type { ReadyCall } from './call.ts';

/** A value relevant to a refusal, given or read from the chain. */
export interface RefusalFact {
  label: string;
  text: string;
}

/** A one-tap change after which a refused call would succeed. */
export type Repair =
  | { do: 'fill'; label: string; texts: Readonly<Record<string, string>> }
  | { do: 'act as'; label: string; account: string }
  | { do: 'approve'; label: string }
  | { do: 'give coins'; label: string; units: bigint };

export interface CallRevert {
  /** `InvalidReferral`; `''` without a known reason. */
  error: string;
  selector: string;
  failure: Failure;
  facts: readonly RefusalFact[];
  repairs: readonly Repair[];
}

export interface CallOutcome {
  /** `waiting`: sent while blocks are held back. */
  state: 'works' | 'refused' | 'waiting';
  /** Hash of the transaction; `null` if nothing was sent. */
  hash: string | null;
  /** Block of the simulation, or of the transaction. */
  block: bigint;
  gas: bigint | null;
  values: readonly ShownValue[];
  /** Emitted events, `Level 4: Invested`. */
  events: readonly string[];
  refusal: CallRevert | null;
}

export function valuesOf({ abi, name }: ReadyCall, data: Hex | undefined): ShownValue[] {
  const [found] = abi;
  if (!data || data === '0x' || found?.type !== 'function' || found.outputs.length === 0) return [];
  const given = decodeFunctionResult({ abi, functionName: name, data });
  const values = found.outputs.length === 1 ? [given] : (given as readonly unknown[]);
  return shownValues(name, found.outputs, values);
}

/** Names of our contracts' events in logs, in order. */
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

export interface RaisedError {
  name: string;
  args: readonly unknown[];
  selector: string;
  failure: Failure;
}

/** Decodes a refused call's data. The error may come from another contract called by the first. */
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
