import { classNames } from '../../css/classNames.ts';
import { Box, type BoxProps } from '../box/Box.tsx';
import { cells, columns as templates } from './Panel.css.ts';

/**
 * Equal columns, optionally followed by the side column, which has the same width on every page.
 */
export type PanelColumns = keyof (typeof templates)['phone'];

export interface PanelCellsProps extends Omit<BoxProps, 'display' | 'gap' | 'gridTemplateColumns'> {
  /**
   * Columns from each breakpoint on.
   * @default { phone: 1 }
   */
  columns?: { phone?: PanelColumns; tablet?: PanelColumns; desktop?: PanelColumns };
}

/** The grid of a panel, divided by hairlines. Every child is a PanelCell. */
export function PanelCells({ columns = {}, className, ...props }: PanelCellsProps) {
  const { phone = 1, tablet, desktop } = columns;
  return (
    <Box
      {...props}
      className={classNames(
        cells,
        templates.phone[phone],
        tablet && templates.tablet[tablet],
        desktop && templates.desktop[desktop],
        className,
      )}
    />
  );
}
