import { classNames } from '../../css/classNames.ts';
import { blocks, circles, root, texts, widths } from './Skeleton.css.ts';

export type SkeletonProps =
  | {
      /** Stands for a line of text of this size. */
      text: keyof typeof texts;
      /** @default 'medium' */
      width?: keyof typeof widths;
    }
  | {
      /** Stands for an avatar of this size. */
      circle: keyof typeof circles;
    }
  | {
      /** Stands for a control, a row of a list or a card. */
      block: keyof typeof blocks;
    };

function shapeOf(props: SkeletonProps): string {
  if ('text' in props) return classNames(texts[props.text], widths[props.width ?? 'medium']);
  return 'circle' in props ? circles[props.circle] : blocks[props.block];
}

/**
 * The shape of what is on its way, as large as it will be. Screen readers skip it: the region it stands in is
 * `aria-busy` and says “Loading…” once.
 */
export function Skeleton(props: SkeletonProps) {
  return <span className={classNames(root, shapeOf(props))} aria-hidden />;
}
