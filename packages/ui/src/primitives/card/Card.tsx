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

/** One thing on its own ground. Its width comes from outside: what is within may ask for it by container query. */
export function Card({ className, ...props }: CardProps) {
  return <Stack {...props} className={classNames(root, className)} />;
}
