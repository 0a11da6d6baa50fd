import type { BenchCall } from '../ports/explore.ts';

/** A call in the tree as it is unfolded. */
export interface TreeRow {
  call: BenchCall;
  /** From 1. */
  level: number;
}

/** The calls in sight, in their order. @param folded The IDs of those whose calls are not. */
export function treeRows(call: BenchCall, folded: ReadonlySet<string>, level = 1): TreeRow[] {
  const below = folded.has(call.id) ? [] : call.calls.flatMap((inner) => treeRows(inner, folded, level + 1));
  return [{ call, level }, ...below];
}

/** The ID of the call that made another; `''` for the first. */
export const callerOf = (id: string) => id.slice(0, Math.max(id.lastIndexOf('.'), 0));
