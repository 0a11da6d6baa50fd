import type { BenchCall } from '../ports/explore.ts';

/** A visible call in the tree. */
export interface TreeRow {
  call: BenchCall;
  /** Depth, from 1. */
  level: number;
}

/** Visible calls in order. @param folded IDs of collapsed calls. */
export function treeRows(call: BenchCall, folded: ReadonlySet<string>, level = 1): TreeRow[] {
  const below = folded.has(call.id) ? [] : call.calls.flatMap((inner) => treeRows(inner, folded, level + 1));
  return [{ call, level }, ...below];
}

/** ID of a call's caller; `''` for the first. */
export const callerOf = (id: string) => id.slice(0, Math.max(id.lastIndexOf('.'), 0));
