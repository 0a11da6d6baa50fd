import { formatCoin } from '@upline/domain';
import { figures } from '../../../primitives/money/Money.css.ts';

export interface CoinAmountProps {
  /** Smallest units of the coin. */
  units: bigint;
  decimals: number;
  symbol: string;
  /** Says by a sign whether it was received or sent; a word beside it says the same. */
  direction?: 'in' | 'out';
}

const signs = { in: '+', out: '−' };

/** An amount of a coin in the coin itself: what it is worth in any money is nobody's guess here. */
export function CoinAmount({ units, decimals, symbol, direction }: CoinAmountProps) {
  return (
    <span className={figures}>
      {direction && signs[direction]}
      {formatCoin(units, decimals)} {symbol}
    </span>
  );
}
