import type { Notice } from '@upline/domain';

/**
 * What a chain on this machine is called; never Polygon.
 * @param forkBlock The last block that a fork shares with the chain that it is a copy of; `null` where the chain is none.
 */
export function localChain(forkBlock: number | null): Notice {
  return forkBlock === null ? { id: 'chain.local' } : { id: 'chain.fork', values: { block: `${forkBlock}` } };
}
