import type { Logger } from 'pino';
import type { Db } from '../../platform/db/openDb.ts';
import type { ChainContext } from '../chain/chainContext.ts';
import type { ChainReader, Reading } from './chainReader.ts';
import type { LedgerPorts } from './ports.ts';

/** What a step works with. */
export interface StepContext {
  db: Db;
  chain: ChainContext;
  reader: ChainReader;
  log: Logger;
  ports: LedgerPorts;
  /** Whether this process is still the one that follows. */
  mayWrite(): boolean;
  /** Milliseconds after which blocks that were read are looked at again, to become final. */
  secondLookAfter: number;
  /**
   * What this process has read, and when; the highest block up to which the contracts have agreed with all that was
   * read, `null` for the final one; and the block at which they could not be asked.
   */
  seen: { ends: { to: bigint; at: number }[]; agreed: bigint | null; forgotten: bigint | null };
  /** Reads what is to become final a second time: through another node where there is one. */
  witness(): ChainReader;
  /** Takes down that the witness saw something else than two others. */
  doubtWitness(): void;
  /** The stretch after the one that is being written, asked for in advance. */
  ahead: { reader: ChainReader; from: bigint; reading: Promise<Reading> } | null;
}

/** What a step did. */
export interface Step {
  outcome: 'idle' | 'advanced' | 'rolledBack';
  /** The block that the ledger stands at now. */
  reached: bigint;
  /** The chain's newest block. */
  head: bigint;
  /** How many blocks were taken back. */
  depth: bigint;
  /** Whether there is more to do at once, though nothing new to read: more of what was read could become final. */
  hasMore: boolean;
}

/** The lower of two blocks. */
export function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
