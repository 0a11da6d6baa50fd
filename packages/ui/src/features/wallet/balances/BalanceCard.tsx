import { useMessage } from '../../../messages/useMessage.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Figure } from '../../../primitives/figure/Figure.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { CoinAmount } from './CoinAmount.tsx';

export interface BalanceCardProps {
  symbol: string;
  /** Smallest units of the coin. */
  units: bigint;
  decimals: number;
  /** The coin's contract; the chain's own coin has none. */
  address?: string;
}

/** How much of one coin a wallet holds, in a cell of a panel. Spec §2. */
export function BalanceCard({ symbol, units, decimals, address }: BalanceCardProps) {
  const t = useMessage();
  const caption = address ? (
    <Inline gap="xs">
      <span>{t('balances.contract')}</span>
      <Address wallet={address} />
    </Inline>
  ) : (
    t('balances.gas')
  );
  return (
    <Figure label={symbol} size="amountL" caption={caption}>
      <CoinAmount units={units} decimals={decimals} symbol={symbol} isLarge />
    </Figure>
  );
}
