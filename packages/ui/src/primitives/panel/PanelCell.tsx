import { classNames } from '../../css/classNames.ts';
import { Box, type BoxProps } from '../box/Box.tsx';
import { cell, padded, spans } from './Panel.css.ts';

/** One, two or all columns. */
export type PanelSpan = keyof (typeof spans)['phone'];

export interface PanelCellProps
  extends Omit<BoxProps, 'padding' | 'paddingBlock' | 'paddingInline' | 'background'> {
  /** Columns that the cell spans from each breakpoint on; one by default. */
  span?: { phone?: PanelSpan; tablet?: PanelSpan; desktop?: PanelSpan };
  /**
   * Content reaches the cell's edges, for example the rows of a list.
   * @default false
   */
  isFlush?: boolean;
}

/** One cell of a PanelCells, or the whole of a Panel without hairlines. */
export function PanelCell({ span = {}, isFlush = false, className, ...props }: PanelCellProps) {
  const { phone, tablet, desktop } = span;
  return (
    <Box
      {...props}
      className={classNames(
        cell,
        !isFlush && padded,
        phone && spans.phone[phone],
        tablet && spans.tablet[tablet],
        desktop && spans.desktop[desktop],
        className,
      )}
    />
  );
}
