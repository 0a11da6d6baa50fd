import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import type { TextSize } from '../../tokens/textStyles.ts';
import { elementOf } from '../box/elementOf.ts';
import { sizes, tones, trims, wrap } from '../text/Text.css.ts';

/** Heading level: one 1 on a page, and no skipped levels. */
export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'color'> {
  /** @default 2 */
  level?: HeadingLevel;
  /** Text style, if it must differ from the level's. */
  size?: Extract<TextSize, 'hero' | 'display' | 'title1' | 'title2' | 'title3' | 'smallStrong'>;
  /** @default 'default' */
  tone?: 'default' | 'muted';
  ref?: Ref<HTMLHeadingElement>;
}

const sizeOfLevel: Record<HeadingLevel, NonNullable<HeadingProps['size']>> = {
  1: 'title1',
  2: 'title2',
  3: 'title3',
  4: 'title3',
};

/** A heading of the page's outline. `level` is for screen readers, `size` for the look. */
export function Heading({
  level = 2,
  size = sizeOfLevel[level],
  tone = 'default',
  className,
  ...props
}: HeadingProps) {
  const Element = elementOf(`h${level}`);
  return (
    <Element {...props} className={classNames(sizes[size], tones[tone], trims[size], wrap, className)} />
  );
}
