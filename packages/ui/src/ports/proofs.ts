import type { LedgerLine } from '@upline/api';
import type { PoolProofsPort } from './poolProofs.ts';

/** The result of checking a ledger line against the chain. */
export type LineProof =
  /** The log exists and matches the line. */
  | { outcome: 'confirmed'; block: bigint; isFinal: boolean }
  /** The log exists and differs; `fields` lists the line's differing fields. */
  | { outcome: 'differs'; fields: readonly (keyof LedgerLine)[] }
  /** The node has no such log: a reorg replaced it, or the line is wrong. */
  | { outcome: 'missing' };

/** Checks against the chain in this browser, without the server. */
export interface ProofsPort extends PoolProofsPort {
  /** Reads the log of a line and compares them. @throws Error if the chain does not answer. */
  verify(line: LedgerLine, wallet: string): Promise<LineProof>;
}
