import { classNames } from '../../css/classNames.ts';
import { Box, type BoxProps } from '../box/Box.tsx';
import { root } from './Panel.css.ts';

export interface PanelProps
  extends Omit<BoxProps, 'padding' | 'background' | 'borderRadius' | 'boxShadow' | 'overflow'> {}

/** One surface for related content; PanelCells divides it by hairlines. */
export function Panel({ className, ...props }: PanelProps) {
  return <Box {...props} className={classNames(root, className)} />;
}
