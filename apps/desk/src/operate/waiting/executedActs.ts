import type { NamedCall } from '../operatePort.tsx';

/** An act saved for signers. */
interface SavedCalls {
  id: string;
  /** ISO 8601. */
  at: string;
  calls: readonly NamedCall[];
}

/** A call found on chain. */
interface ShownCall extends NamedCall {
  transaction: string;
  block: bigint;
  /** ISO 8601. */
  at: string;
}

/** The last call of an executed act. */
export interface Execution {
  transaction: string;
  block: bigint;
}

/** Block time may be slightly before this device's clock, milliseconds. */
const slack = 60_000;

const keyOf = ({ contract, callHash }: NamedCall) => `${contract.toLowerCase()} ${callHash}`;

/**
 * Matches saved acts with calls on chain, by any sender: an act is executed once the chain shows
 * each of its calls after it was saved. A call on chain executes one act only.
 * @param saved Newest first.
 * @param shown Newest first.
 * @returns The execution by the act's ID.
 */
export function executedActs(
  saved: readonly SavedCalls[],
  shown: readonly ShownCall[],
): ReadonlyMap<string, Execution> {
  let left = shown.toReversed();
  const executed = new Map<string, Execution>();
  for (const { id, at, calls } of saved.toReversed()) {
    const since = Date.parse(at) - slack;
    const used = calls.flatMap(
      (call) => left.find((one) => keyOf(one) === keyOf(call) && Date.parse(one.at) >= since) ?? [],
    );
    const last = used.toSorted((one, other) => Number(one.block - other.block)).at(-1);
    if (last === undefined || used.length < calls.length) continue;
    executed.set(id, { transaction: last.transaction, block: last.block });
    left = left.filter((one) => !used.includes(one));
  }
  return executed;
}
