import type { LedgerLine } from '@upline/api';
import type { PoolProofsPort } from './poolProofs.ts';

/** What the chain itself says of one line of a ledger. */
export type LineProof =
  /** The log is there and brings exactly this line. */
  | { outcome: 'confirmed'; block: bigint; isFinal: boolean }
  /** The log is there and brings something else; `fields` are those of the line that differ. */
  | { outcome: 'differs'; fields: readonly (keyof LedgerLine)[] }
  /** The node has no such log: it was replaced, or the line is wrong. */
  | { outcome: 'missing' };

/** What is read again from the chain in this browser, past the server. */
export interface ProofsPort extends PoolProofsPort {
  /** Reads the log behind a line again and compares. @throws Error when the chain does not answer. */
  verify(line: LedgerLine, wallet: string): Promise<LineProof>;
}
