import { Coins, Fuel } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { StatCard } from '../../../primitives/stat-card/StatCard.tsx';
import { CoinAmount } from './CoinAmount.tsx';

export interface BalanceCardProps {
  symbol: string;
  /** Smallest units of the coin. */
  units: bigint;
  decimals: number;
  /** The coin's contract; the chain's own coin has none. */
  address?: string;
}

/** How much of one coin a wallet holds. Spec §2. */
export function BalanceCard({ symbol, units, decimals, address }: BalanceCardProps) {
  const t = useMessage();
  const hint = address ? (
    <Inline gap="xs">
      {t('balances.contract')}
      <Address wallet={address} />
    </Inline>
  ) : (
    t('balances.gas')
  );
  return (
    <StatCard label={symbol} icon={address ? Coins : Fuel} hint={hint}>
      <CoinAmount units={units} decimals={decimals} symbol={symbol} />
    </StatCard>
  );
}
