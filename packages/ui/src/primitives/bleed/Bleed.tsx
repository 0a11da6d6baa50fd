import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { blocks, inlines } from './Bleed.css.ts';

/** A space token: the parent's padding. */
type BleedSpace = keyof typeof inlines;

export interface BleedProps extends HTMLAttributes<HTMLDivElement> {
  /** Distance to extend left and right. */
  inline?: BleedSpace;
  /** Distance to extend up and down. */
  block?: BleedSpace;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Extends one child over its parent's padding, such as a picture or list from edge to edge of a
 * card.
 */
export function Bleed({ inline, block, className, ...props }: BleedProps) {
  return (
    <div
      {...props}
      className={classNames(inline && inlines[inline], block && blocks[block], className) || undefined}
    />
  );
}
