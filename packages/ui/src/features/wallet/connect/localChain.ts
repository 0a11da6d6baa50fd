import type { TextMessage } from '@upline/domain';

/**
 * Name of a local chain; never Polygon.
 * @param forkBlock The last block that a fork shares with its origin; `null` without a fork.
 */
export function localChain(forkBlock: number | null): TextMessage {
  return forkBlock === null ? { id: 'chain.local' } : { id: 'chain.fork', values: { block: `${forkBlock}` } };
}
