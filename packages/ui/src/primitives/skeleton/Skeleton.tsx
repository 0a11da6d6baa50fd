import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { blocks, circles, pictures, root, texts, widths } from './Skeleton.css.ts';

interface Passed extends Omit<HTMLAttributes<HTMLSpanElement>, 'aria-hidden' | 'children'> {
  ref?: Ref<HTMLSpanElement>;
}

interface TextShape extends Passed {
  /** Stands for a line of text of this size. */
  text: keyof typeof texts;
  /** @default 'medium' */
  width?: keyof typeof widths;
}

interface CircleShape extends Passed {
  /** Stands for a drawing of this size on a round ground. */
  circle: keyof typeof circles;
}

interface PictureShape extends Passed {
  /** Stands for the picture of a member or a wallet in this size. */
  picture: keyof typeof pictures;
}

interface BlockShape extends Passed {
  /** Stands for a control, a row of a list or a card. */
  block: keyof typeof blocks;
}

export type SkeletonProps = TextShape | CircleShape | PictureShape | BlockShape;

/** The look of the shape, and what is left for the element. */
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
 * The shape of what is on its way, as large as it will be. Screen readers skip it: the region it stands in is
 * `aria-busy` and says “Loading…” once.
 */
export function Skeleton(props: SkeletonProps) {
  const { shape, passed } = shapeOf(props);
  return <span {...passed} className={classNames(root, shape, passed.className)} aria-hidden />;
}
