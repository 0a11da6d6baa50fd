import type { BenchMining } from './world.ts';

/** A state of the chain to which it can go back, once. */
export interface BenchSnapshot {
  id: `0x${string}`;
  /** `null` when it was given none. */
  name: string | null;
  block: bigint;
  /** The time of that block, seconds. */
  at: bigint;
}

/** What going back undoes. */
export interface BenchLoss {
  blocks: number;
  transactions: number;
}

/** What the chain's controls show. */
export interface BenchControlsState {
  /** How many transactions wait for a block. */
  waiting: number;
  snapshots: readonly BenchSnapshot[];
  /** What was announced and is not ready yet, soonest first. */
  announced: readonly { what: string; readyAt: bigint }[];
}

/** The same verbs as `pnpm chain`. Each throws an Error with words for people when the chain refuses. */
export interface BenchControls {
  read(): Promise<BenchControlsState>;
  moveTime(seconds: number): Promise<void>;
  moveTimeTo(time: bigint): Promise<void>;
  setMining(mining: BenchMining): Promise<void>;
  mine(blocks: number): Promise<void>;
  takeSnapshot(name: string): Promise<void>;
  /** What the chain has done since a block. */
  lossSince(block: bigint): Promise<BenchLoss>;
  revertTo(id: BenchSnapshot['id']): Promise<void>;
  reorg(depth: number): Promise<void>;
  /** Has the next transaction mined as failed. @returns `null` when it was ended first. */
  failNext(signal: AbortSignal): Promise<string | null>;
  /** Grows the demo network to a number of members, until it is stopped; growing again goes on from there. */
  grow(members: number, report: (done: number, total: number) => void, signal: AbortSignal): Promise<void>;
}
