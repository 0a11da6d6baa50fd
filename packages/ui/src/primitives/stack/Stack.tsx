import { Box, type BoxProps } from '../box/Box.tsx';

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection'> {
  /**
   * Space between the children.
   * @default 'm'
   */
  gap?: BoxProps['gap'];
}

/** Children in a column with equal space between them. */
export function Stack({ gap = 'm', ...props }: StackProps) {
  return <Box {...props} display="flex" flexDirection="column" gap={gap} />;
}
