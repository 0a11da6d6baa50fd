import type { BenchMining } from './workbenchServices.ts';

/** A snapshot of the chain, usable once. */
export interface BenchSnapshot {
  id: `0x${string}`;
  /** `null` if unnamed. */
  name: string | null;
  block: bigint;
  /** The block's time, seconds. */
  at: bigint;
}

/** Blocks and transactions that a revert discards. */
export interface BenchLoss {
  blocks: number;
  transactions: number;
}

export interface BenchControlsState {
  /** Number of pending transactions. */
  waiting: number;
  snapshots: readonly BenchSnapshot[];
  /** Announced changes that are not executable yet, soonest first. */
  announced: readonly { what: string; readyAt: bigint }[];
}

/**
 * The commands of `pnpm chain`. Each throws an Error with a readable reason if the chain rejects
 * the command.
 */
export interface BenchControls {
  read(): Promise<BenchControlsState>;
  moveTime(seconds: number): Promise<void>;
  moveTimeTo(time: bigint): Promise<void>;
  setMining(mining: BenchMining): Promise<void>;
  mine(blocks: number): Promise<void>;
  takeSnapshot(name: string): Promise<void>;
  /** Blocks and transactions since a block. */
  lossSince(block: bigint): Promise<BenchLoss>;
  revertTo(id: BenchSnapshot['id']): Promise<void>;
  reorg(depth: number): Promise<void>;
  /** Makes the next transaction fail. @returns Its hash; `null` if cancelled first. */
  failNext(signal: AbortSignal): Promise<string | null>;
  /**
   * Grows the demo network to a number of members; cancellable, and a later call continues from
   * there.
   */
  grow(members: number, report: (done: number, total: number) => void, signal: AbortSignal): Promise<void>;
}
