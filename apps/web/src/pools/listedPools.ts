import { listPools } from '@upline/chain';
import { once } from './once.ts';
import { pinnedRegistry, reader } from './reader.ts';

/** The registry's list only grows, and a visit is short: it is read once. */
export const listedPools = once(() => listPools(reader, pinnedRegistry()));
