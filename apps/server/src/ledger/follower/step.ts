import type { Logger } from 'pino';
import type { Db } from '../../platform/db/openDb.ts';
import type { ChainContext } from '../chain/chainContext.ts';
import type { ChainReader, Reading } from './chainReader.ts';
import type { LedgerPorts } from './ports.ts';

export interface StepContext {
  db: Db;
  chain: ChainContext;
  reader: ChainReader;
  log: Logger;
  ports: LedgerPorts;
  /** True while this process is the follower. */
  mayWrite(): boolean;
  /** Milliseconds until blocks are read a second time to become final. */
  secondLookAfter: number;
  /**
   * State of this process: the ends of stretches with the times of reading; the highest block
   * confirmed by the contracts, `null` for the final one; and the block whose state was pruned.
   */
  seen: { ends: { to: bigint; at: number }[]; agreed: bigint | null; forgotten: bigint | null };
  /** The reader of the second reading: another node if available. */
  witness(): ChainReader;
  /** Records that the witness alone differed. */
  doubtWitness(): void;
  /** The next stretch, read ahead during the current write. */
  ahead: { reader: ChainReader; from: bigint; reading: Promise<Reading> } | null;
}

export interface Step {
  outcome: 'idle' | 'advanced' | 'rolledBack';
  /** The ledger's block after the step. */
  reached: bigint;
  head: bigint;
  /** Number of blocks rolled back. */
  depth: bigint;
  /** True if more blocks can become final at once, although the chain has no new blocks. */
  hasMore: boolean;
}

export function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
