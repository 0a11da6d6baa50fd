import { classNames } from '../../css/classNames.ts';
import { Box, type BoxProps } from '../box/Box.tsx';
import { root } from './Panel.css.ts';

export interface PanelProps
  extends Omit<BoxProps, 'padding' | 'background' | 'borderRadius' | 'boxShadow' | 'overflow'> {}

/** One sheet for what belongs together; hairlines part what is in it, see PanelCells. */
export function Panel({ className, ...props }: PanelProps) {
  return <Box {...props} className={classNames(root, className)} />;
}
