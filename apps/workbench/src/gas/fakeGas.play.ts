import type { BenchGasRow } from '../ports/explore.ts';
import { bought } from '../recorded/bought.play.ts';

/** Measured calls: within budget, over budget, and without a transaction. */
export const fakeGas: readonly BenchGasRow[] = [
  {
    name: 'race invest, later purchase',
    measured: 146_571n,
    budget: 158_000n,
    latest: { hash: bought.hash, gas: bought.gas },
  },
  {
    name: 'race claim',
    measured: 55_425n,
    budget: 58_000n,
    latest: { hash: `0x${'cd'.repeat(32)}`, gas: 72_525n },
  },
  {
    name: 'approve',
    measured: 46_365n,
    budget: 47_000n,
    latest: { hash: `0x${'ef'.repeat(32)}`, gas: 46_365n },
  },
  { name: 'operator: seal', measured: 46_716n, budget: null, latest: null },
];
