// Written by `pnpm generate:abi`.
import type { PoolKind } from '@upline/domain';
import type { BuiltCode } from './builtCode.ts';

/** The code of this build's pools. */
export const poolCode: Readonly<Record<PoolKind, BuiltCode>> = {
  race: {
    hash: '0x5c85a0f09595ad1ed47339990fa030927ab7393fe1b9509ee4e839c1a3404c70',
    immutables: [
      { start: 1051, length: 32 },
      { start: 1794, length: 32 },
      { start: 2562, length: 32 },
      { start: 3046, length: 32 },
      { start: 3253, length: 32 },
      { start: 4620, length: 32 },
      { start: 5124, length: 32 },
      { start: 5464, length: 32 },
      { start: 6684, length: 32 },
      { start: 7964, length: 32 },
      { start: 10200, length: 32 },
      { start: 11480, length: 32 },
      { start: 12261, length: 32 },
      { start: 12383, length: 32 },
      { start: 12518, length: 32 },
      { start: 12568, length: 32 },
      { start: 14192, length: 32 },
      { start: 14321, length: 32 },
      { start: 14424, length: 32 },
    ],
  },
  global: {
    hash: '0xaa34a6519227e107200001391aeaa8b2fa219ca1f322247f126b97e4a51a4d2a',
    immutables: [
      { start: 1052, length: 32 },
      { start: 1793, length: 32 },
      { start: 2473, length: 32 },
      { start: 2936, length: 32 },
      { start: 3143, length: 32 },
      { start: 4727, length: 32 },
      { start: 5228, length: 32 },
      { start: 5587, length: 32 },
      { start: 6306, length: 32 },
      { start: 7382, length: 32 },
      { start: 8871, length: 32 },
      { start: 10295, length: 32 },
      { start: 10430, length: 32 },
      { start: 10480, length: 32 },
      { start: 10807, length: 32 },
      { start: 11929, length: 32 },
      { start: 13640, length: 32 },
      { start: 13769, length: 32 },
      { start: 13872, length: 32 },
    ],
  },
};
