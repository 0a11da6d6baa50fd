import type { BenchControls, BenchControlsState } from '../ports/controls.ts';

/** A chain with two snapshots and pending terms. */
export const fakeControlsState: BenchControlsState = {
  waiting: 0,
  snapshots: [
    { id: '0x1', name: 'Before the pause', block: 1201n, at: 1_795_362_000n },
    { id: '0x0', name: null, block: 1140n, at: 1_795_360_000n },
  ],
  announced: [{ what: 'Level 3’s terms', readyAt: BigInt(Date.UTC(2026, 10, 24, 9) / 1000) }],
};

/** Fake controls that succeed without effect. */
export function fakeControls(changes: Partial<BenchControls> = {}): BenchControls {
  const done = async () => {};
  return {
    read: async () => fakeControlsState,
    moveTime: done,
    moveTimeTo: done,
    setMining: done,
    mine: done,
    takeSnapshot: done,
    lossSince: async () => ({ blocks: 83, transactions: 4 }),
    revertTo: done,
    reorg: done,
    failNext: async () => `0x${'ab'.repeat(32)}`,
    grow: done,
    ...changes,
  };
}
