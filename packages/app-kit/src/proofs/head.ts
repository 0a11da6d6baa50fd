import type { PoolProofsPort } from '@upline/ui/ports';
import { getBlock } from 'viem/actions';
import { reader } from '../chain/reader.ts';

export const readHead: PoolProofsPort['head'] = async () => {
  const { number: block, timestamp } = await getBlock(reader);
  return { block, at: new Date(Number(timestamp) * 1000).toISOString() };
};
