import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { blocks, inlines } from './Bleed.css.ts';

/** The padding that surrounds it, by its token. */
type BleedSpace = keyof typeof inlines;

export interface BleedProps extends HTMLAttributes<HTMLDivElement> {
  /** How far it reaches out at both sides. */
  inline?: BleedSpace;
  /** How far it reaches out above and below. */
  block?: BleedSpace;
  ref?: Ref<HTMLDivElement>;
}

/** Lets one child reach out over the padding around it: a picture or a list from edge to edge of a card. */
export function Bleed({ inline, block, className, ...props }: BleedProps) {
  return (
    <div
      {...props}
      className={classNames(inline && inlines[inline], block && blocks[block], className) || undefined}
    />
  );
}
