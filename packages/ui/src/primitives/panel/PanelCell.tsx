import { classNames } from '../../css/classNames.ts';
import { Box, type BoxProps } from '../box/Box.tsx';
import { cell, padded, spans } from './Panel.css.ts';

/** One or two columns, or all there are. */
export type PanelSpan = keyof (typeof spans)['phone'];

export interface PanelCellProps
  extends Omit<BoxProps, 'padding' | 'paddingBlock' | 'paddingInline' | 'background'> {
  /** How many columns it takes from each breakpoint on; one where nothing is said. */
  span?: { phone?: PanelSpan; tablet?: PanelSpan; desktop?: PanelSpan };
  /**
   * What it holds reaches its edges, as rows of a list do.
   * @default false
   */
  isFlush?: boolean;
}

/** One cell of a PanelCells, or the whole of a Panel that has no hairlines. */
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
