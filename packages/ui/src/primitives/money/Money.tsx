import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { type MoneyFormat, useMoney } from '../../messages/useMoney.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Money.css.ts';

/**
 * Finality of a figure: a reorg of the chain can still change an `open` figure, never a `final`
 * one.
 */
export type MoneyRule = keyof typeof styles.rules;

export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'title'> {
  /** The amount in units of 10⁻⁶ of the stable coin; `null` shows a dash for an unknown amount. */
  units: bigint | null;
  /**
   * A price, without empty cents: “$50”. Accounted amounts keep them: “$50.00”.
   * @default false
   */
  isPrice?: boolean;
  /**
   * For large figures: cut to cents, never rounded up, with the cents in a quiet colour. Hover and
   * screen readers give the full amount. The figure shrinks if it does not fit.
   * @default false
   */
  cents?: boolean;
  /**
   * With `cents`: the amount of the figure beside it. Both use the size that fits the longer one.
   */
  beside?: bigint | null;
  /** Draws the line of finality and reads it to screen readers. */
  rule?: MoneyRule | undefined;
  /**
   * Lost income: shows the figure in the critical colour. The text beside it must mention the loss.
   * @default false
   */
  isLost?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** Length of the longer of two figures, as a custom property. */
function room({ parts }: MoneyFormat, units: bigint, beside: bigint | null): CSSProperties {
  const lengths = [units, beside ?? 0n].map((one) => Object.values(parts(one)).join('').length);
  return { [styles.characters]: Math.max(...lengths) } as CSSProperties;
}

/**
 * An amount of the stable coin in dollars: never rounded, never animated, with digits of equal
 * width. Size and colour come from the Text around it:
 * `<Text size="amountL"><Money units={units} /></Text>`.
 */
export function Money({
  units,
  isPrice = false,
  cents = false,
  beside = null,
  rule,
  isLost = false,
  className,
  style,
  ...props
}: MoneyProps) {
  const t = useMessage();
  const money = useMoney();
  if (units === null) {
    return (
      <span {...props} style={style} className={classNames(styles.figures, className)}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('common.money.unknown')}</VisuallyHidden>
      </span>
    );
  }
  const whole = isPrice ? money.price(units) : money.amount(units);
  const parts = money.parts(units);
  const isCut = whole !== parts.dollars + parts.cents + parts.after;
  const attributes = {
    ...props,
    ...(cents && isCut && { title: whole }),
    style: cents ? { ...room(money, units, beside), ...style } : style,
    className: classNames(
      styles.figures,
      cents && styles.fitted,
      rule && styles.rules[rule],
      isLost && units > 0n && styles.lost,
      className,
    ),
  };
  if (!cents && !rule) {
    return (
      <span {...attributes} translate="no">
        {whole}
      </span>
    );
  }
  // A browser may translate the words, but not the figure.
  return (
    <span {...attributes}>
      {cents ? (
        <>
          <span aria-hidden translate="no">
            <span>{parts.dollars}</span>
            <span className={isLost ? undefined : styles.centsOfDollars}>{parts.cents}</span>
            <span>{parts.after}</span>
          </span>
          <VisuallyHidden translate="no">{whole}</VisuallyHidden>
        </>
      ) : (
        <span translate="no">{whole}</span>
      )}
      {rule && <VisuallyHidden>{`, ${t(`common.money.${rule}`)}`}</VisuallyHidden>}
    </span>
  );
}
