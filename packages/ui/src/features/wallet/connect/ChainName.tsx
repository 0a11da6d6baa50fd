import { useMessage } from '../../../messages/useMessage.ts';
import { ChainBadge } from '../../../primitives/chain-badge/ChainBadge.tsx';
import { localChain } from './localChain.ts';

export interface ChainNameProps {
  /** Whether the chain is on this machine, where money is not real. */
  isLocalChain: boolean;
  /** The last block that a fork shares with the chain that it is a copy of; `null` where the chain is none. */
  forkBlock: number | null;
}

/** The chain that a wallet stands on. One on this machine is never called Polygon. */
export function ChainName({ isLocalChain, forkBlock }: ChainNameProps) {
  const t = useMessage();
  if (!isLocalChain) return <ChainBadge name={t('chain.polygon')} />;
  return <ChainBadge name={t(localChain(forkBlock))} isTest />;
}
