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
  /** The coin's contract; undefined for the native coin. */
  address?: string;
}

/** A wallet's balance of one coin, in a panel cell. Spec §2. */
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
