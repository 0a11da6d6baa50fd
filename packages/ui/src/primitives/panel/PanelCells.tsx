import { classNames } from '../../css/classNames.ts';
import { Box, type BoxProps } from '../box/Box.tsx';
import { cells, columns as templates } from './Panel.css.ts';

/** Columns of one width, or such with the side column, which is as wide on every page, at their end. */
export type PanelColumns = keyof (typeof templates)['phone'];

export interface PanelCellsProps extends Omit<BoxProps, 'display' | 'gap' | 'gridTemplateColumns'> {
  /**
   * From each breakpoint on.
   * @default { phone: 1 }
   */
  columns?: { phone?: PanelColumns; tablet?: PanelColumns; desktop?: PanelColumns };
}

/** A panel's cells, parted by hairlines. Its children are each a PanelCell. */
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
