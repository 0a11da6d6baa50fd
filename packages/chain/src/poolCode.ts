// Written by `pnpm generate:abi`.
import type { PoolKind } from '@upline/domain';
import type { BuiltCode } from './builtCode.ts';

/** The code of this build's pools. */
export const poolCode: Readonly<Record<PoolKind, BuiltCode>> = {
  race: {
    hash: '0x185007c75e13157d36e27c322e3f31e065b6090caf8b412ae637eab3b56ea9a8',
    immutables: [
      { start: 1051, length: 32 },
      { start: 1794, length: 32 },
      { start: 2562, length: 32 },
      { start: 3047, length: 32 },
      { start: 3254, length: 32 },
      { start: 4621, length: 32 },
      { start: 5179, length: 32 },
      { start: 5519, length: 32 },
      { start: 6778, length: 32 },
      { start: 8058, length: 32 },
      { start: 10283, length: 32 },
      { start: 11548, length: 32 },
      { start: 12329, length: 32 },
      { start: 12451, length: 32 },
      { start: 12574, length: 32 },
      { start: 12637, length: 32 },
      { start: 14309, length: 32 },
      { start: 14438, length: 32 },
      { start: 14541, length: 32 },
    ],
  },
  global: {
    hash: '0xad79ea44dad3a356905aaa815a924771b126ce071663909b82cb5f6399cf3c03',
    immutables: [
      { start: 1052, length: 32 },
      { start: 1793, length: 32 },
      { start: 2473, length: 32 },
      { start: 2937, length: 32 },
      { start: 3144, length: 32 },
      { start: 4728, length: 32 },
      { start: 5283, length: 32 },
      { start: 5642, length: 32 },
      { start: 6400, length: 32 },
      { start: 7476, length: 32 },
      { start: 8954, length: 32 },
      { start: 10363, length: 32 },
      { start: 10486, length: 32 },
      { start: 10549, length: 32 },
      { start: 10924, length: 32 },
      { start: 12046, length: 32 },
      { start: 13714, length: 32 },
      { start: 13843, length: 32 },
      { start: 13946, length: 32 },
    ],
  },
};
