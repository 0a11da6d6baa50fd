import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { blocks, circles, pictures, root, texts, widths } from './Skeleton.css.ts';

interface Passed extends Omit<HTMLAttributes<HTMLSpanElement>, 'aria-hidden' | 'children'> {
  ref?: Ref<HTMLSpanElement>;
}

interface TextShape extends Passed {
  /** A line of text in this style. */
  text: keyof typeof texts;
  /** @default 'medium' */
  width?: keyof typeof widths;
}

interface CircleShape extends Passed {
  /** An icon on a round background, in this size. */
  circle: keyof typeof circles;
}

interface PictureShape extends Passed {
  /** A member's or wallet's picture, in this size. */
  picture: keyof typeof pictures;
}

interface BlockShape extends Passed {
  /** A control, a list row or a card. */
  block: keyof typeof blocks;
}

export type SkeletonProps = TextShape | CircleShape | PictureShape | BlockShape;

/** Class name of the shape, and the remaining props. */
function shapeOf(props: SkeletonProps): { shape: string; passed: Passed } {
  if ('text' in props) {
    const { text, width = 'medium', ...passed } = props;
    return { shape: classNames(texts[text], widths[width]), passed };
  }
  if ('circle' in props) {
    const { circle, ...passed } = props;
    return { shape: circles[circle], passed };
  }
  if ('picture' in props) {
    const { picture, ...passed } = props;
    return { shape: pictures[picture], passed };
  }
  const { block, ...passed } = props;
  return { shape: blocks[block], passed };
}

/**
 * The shape of loading content, at its final size. Screen readers skip it: mark the region around
 * it `aria-busy` and announce “Loading…” once.
 */
export function Skeleton(props: SkeletonProps) {
  const { shape, passed } = shapeOf(props);
  return <span {...passed} className={classNames(root, shape, passed.className)} aria-hidden />;
}
