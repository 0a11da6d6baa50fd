import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import type { TextSize } from '../../tokens/textStyles.ts';
import { elementOf } from '../box/elementOf.ts';
import * as styles from './Text.css.ts';

/** Colours with a meaning; an icon or word must carry the meaning too. */
export type TextTone =
  | 'default'
  | 'muted'
  | 'subtle'
  | 'onInverse'
  | 'action'
  | 'positive'
  | 'caution'
  | 'critical'
  | 'info'
  | 'neutral'
  | 'race'
  | 'global'
  | 'inherit';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /**
   * The text style.
   * @default 'body'
   */
  size?: TextSize;
  /** @default 'default', or the surrounding colour when `inline` */
  tone?: TextTone;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /**
   * The rendered element.
   * @default 'span'
   */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'label';
  /** Inside a sentence: flows with the text around it, without trimming. */
  inline?: boolean;
  /** One line that ends in an ellipsis if space is short. */
  truncate?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Text in one of the text styles, trimmed to its capitals so that gaps are exact. */
export function Text({
  size = 'body',
  inline = false,
  tone = inline ? 'inherit' : 'default',
  align,
  as = 'span',
  truncate = false,
  className,
  children,
  ...props
}: TextProps) {
  const Element = elementOf(as);
  return (
    <Element
      // Browsers must not translate wallets, IDs, hashes and links.
      translate={size === 'mono' ? 'no' : undefined}
      {...props}
      className={classNames(
        styles.sizes[size],
        styles.tones[tone],
        !inline && styles.trims[size],
        props.dir === 'auto' && styles.ownDirection,
        align && styles.aligns[align],
        !truncate && styles.wrap,
        className,
      )}
    >
      {truncate ? <span className={styles.truncate}>{children}</span> : children}
    </Element>
  );
}
