import { formatCoin } from '@upline/domain';
import { figures } from '../../../primitives/money/Money.css.ts';
import { tones } from '../../../primitives/text/Text.css.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';

export interface CoinAmountProps {
  /** Smallest units of the coin. */
  units: bigint;
  decimals: number;
  symbol: string;
  /** Adds a sign for received or sent; adjacent text must state it too. */
  direction?: 'in' | 'out';
  /**
   * True for a large figure with all decimals in a muted colour.
   * @default false
   */
  isLarge?: boolean;
}

const signs = { in: '+', out: '−' };

/** An amount in its own coin, never converted to another currency. */
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
