import { formatCoin } from '@upline/domain';
import { figures } from '../../../primitives/money/Money.css.ts';
import { tones } from '../../../primitives/text/Text.css.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';

export interface CoinAmountProps {
  /** Smallest units of the coin. */
  units: bigint;
  decimals: number;
  symbol: string;
  /** Says by a sign whether it was received or sent; a word beside it says the same. */
  direction?: 'in' | 'out';
  /**
   * A large figure, whose decimals stand in a quiet colour; none of them is left out.
   * @default false
   */
  isLarge?: boolean;
}

const signs = { in: '+', out: '−' };

/** An amount of a coin in the coin itself: what it is worth in any money is nobody's guess here. */
export function CoinAmount({ units, decimals, symbol, direction, isLarge = false }: CoinAmountProps) {
  const amount = formatCoin(units, decimals);
  const whole = `${direction ? signs[direction] : ''}${amount} ${symbol}`;
  if (!isLarge)
    return (
      <span translate="no" className={figures}>
        {whole}
      </span>
    );
  const point = amount.indexOf('.');
  return (
    <span translate="no" className={figures}>
      <span aria-hidden>
        <span>{amount.slice(0, point)}</span>
        <span className={tones.subtle}>{amount.slice(point)}</span> <span>{symbol}</span>
      </span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </span>
  );
}
