import { readFeeTrails } from '@upline/chain';
import type { PoolProofsPort } from '@upline/ui/ports';
import { isHash } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';

/** The distribution of a transaction's fees; `null` if the text is no hash. */
export const readFee: PoolProofsPort['feeOf'] = async (transaction) =>
  isHash(transaction) ? readFeeTrails(reader, pinnedRegistry(), transaction) : null;
