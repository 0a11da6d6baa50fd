import { formatMoney, formatPrice } from '@upline/domain';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { figures } from './Money.css.ts';

export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Units of 10⁻⁶ of the stable coin. */
  units: bigint;
  /**
   * A price names a thing and has no empty cents, “$50”; what is accounted for keeps them, “$50.00”.
   * @default false
   */
  isPrice?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * An amount of the stable coin in dollars: never rounded, never animated, in figures of one width. It takes
 * size and colour from the Text it stands in: `<Text size="amountL"><Money units={units} /></Text>`.
 */
export function Money({ units, isPrice = false, className, ...props }: MoneyProps) {
  return (
    <span {...props} className={classNames(figures, className)}>
      {isPrice ? formatPrice(units) : formatMoney(units)}
    </span>
  );
}
