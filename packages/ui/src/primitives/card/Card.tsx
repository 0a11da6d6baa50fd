import { classNames } from '../../css/classNames.ts';
import type { BoxProps } from '../box/Box.tsx';
import { Stack } from '../stack/Stack.tsx';
import { root } from './Card.css.ts';

export interface CardProps extends Omit<BoxProps, 'padding' | 'background' | 'borderRadius' | 'boxShadow'> {
  /**
   * Space between the children.
   * @default 'm'
   */
  gap?: BoxProps['gap'];
}

/**
 * A surface for one item. Its width comes from its container; container queries inside can use that
 * width.
 */
export function Card({ className, ...props }: CardProps) {
  return <Stack {...props} className={classNames(root, className)} />;
}
