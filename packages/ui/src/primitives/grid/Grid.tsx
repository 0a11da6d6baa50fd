import { Box, type BoxProps } from '../box/Box.tsx';

export interface GridProps extends Omit<BoxProps, 'display' | 'gridTemplateColumns' | 'columns'> {
  /**
   * The number of equal columns, fixed or by breakpoint.
   * @default 1
   */
  columns?: BoxProps['gridTemplateColumns'];
  /** @default 'm' */
  gap?: BoxProps['gap'];
}

/** Children in equal columns: `columns={{ phone: 1, tablet: 2, desktop: 4 }}`. */
export function Grid({ columns = 1, gap = 'm', ...props }: GridProps) {
  return <Box {...props} display="grid" gridTemplateColumns={columns} gap={gap} />;
}
