import { readFeeTrails } from '@upline/chain';
import type { PoolProofsPort } from '@upline/ui/ports';
import { isHash } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';

/** Where the fees of a transaction went; what is no hash names none. */
export const readFee: PoolProofsPort['feeOf'] = async (transaction) =>
  isHash(transaction) ? readFeeTrails(reader, pinnedRegistry(), transaction) : null;
