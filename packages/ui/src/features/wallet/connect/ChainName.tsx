import { useMessage } from '../../../messages/useMessage.ts';
import { ChainBadge } from '../../../primitives/chain-badge/ChainBadge.tsx';
import { localChain } from './localChain.ts';

export interface ChainNameProps {
  /** True on a local chain, whose money is not real. */
  isLocalChain: boolean;
  /** The last block that a fork shares with its origin; `null` without a fork. */
  forkBlock: number | null;
}

/** The wallet's chain. A local one is never called Polygon. */
export function ChainName({ isLocalChain, forkBlock }: ChainNameProps) {
  const t = useMessage();
  if (!isLocalChain) return <ChainBadge name={t('chain.polygon')} />;
  return <ChainBadge name={t(localChain(forkBlock))} isTest />;
}
