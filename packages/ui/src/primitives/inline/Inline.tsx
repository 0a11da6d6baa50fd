import { Box, type BoxProps } from '../box/Box.tsx';

export interface InlineProps extends Omit<BoxProps, 'display' | 'flexDirection'> {
  /**
   * Space between the children, also between wrapped lines.
   * @default 's'
   */
  gap?: BoxProps['gap'];
  /** @default 'center' */
  alignItems?: BoxProps['alignItems'];
  /** @default 'wrap' */
  flexWrap?: BoxProps['flexWrap'];
}

/** Children in a row; they wrap if the row is full. */
export function Inline({ gap = 's', alignItems = 'center', flexWrap = 'wrap', ...props }: InlineProps) {
  return (
    <Box
      {...props}
      display="flex"
      flexDirection="row"
      gap={gap}
      alignItems={alignItems}
      flexWrap={flexWrap}
    />
  );
}
