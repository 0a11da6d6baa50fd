import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { type MoneyWords, useMoney } from '../../messages/useMoney.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Money.css.ts';

/** How sure a figure is: `final` can no longer be replaced on the chain, `open` can. */
export type MoneyRule = keyof typeof styles.rules;

export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'title'> {
  /** Units of 10⁻⁶ of the stable coin; `null` where it is not known, which is a dash. */
  units: bigint | null;
  /**
   * A price names a thing and has no empty cents, “$50”; what is accounted for keeps them, “$50.00”.
   * @default false
   */
  isPrice?: boolean;
  /**
   * For large figures: cut to cents, never rounded up, the cents in a quiet colour. Hovering shows all of it, and screen
   * readers say all of it. It becomes smaller where it would not fit.
   * @default false
   */
  cents?: boolean;
  /** With `cents`: an amount of the figure next to it; both are as large as the longer one can be. */
  beside?: bigint | null;
  /** Draws the line that tells how sure the figure is, and says it to screen readers. */
  rule?: MoneyRule | undefined;
  /**
   * An income that was not received: the whole figure in its colour. The words beside it say that it was lost.
   * @default false
   */
  isLost?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** Room for a large figure and the one beside it, as a custom property. */
function room({ parts }: MoneyWords, units: bigint, beside: bigint | null): CSSProperties {
  const lengths = [units, beside ?? 0n].map((one) => Object.values(parts(one)).join('').length);
  return { [styles.characters]: Math.max(...lengths) } as CSSProperties;
}

/**
 * An amount of the stable coin in dollars: never rounded, never animated, in figures of one width. It takes
 * size and colour from the Text it stands in: `<Text size="amountL"><Money units={units} /></Text>`.
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
  // The words beside the figure are translated.
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
