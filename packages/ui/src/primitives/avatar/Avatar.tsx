import { UserRound } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { image, root, sizes } from './Avatar.css.ts';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'aria-hidden' | 'children'> {
  /** Address of the photo; empty when there is none. */
  photo?: string;
  /** Whose it is; its first letter stands in for a photo that is absent or does not load. */
  name?: string;
  /**
   * 24, 32, 40, 64 or 96 px.
   * @default 'm'
   */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  /** What screen readers say, when the name does not stand beside it. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase();

/**
 * A member's photo, else the first letter of the name, else a figure. The photo lies upon the letter, so one
 * that does not load leaves the letter to be seen.
 */
export function Avatar({ photo, name = '', size = 'm', label, className, ...props }: AvatarProps) {
  return (
    <>
      <span {...props} className={classNames(root, sizes[size], className)} aria-hidden>
        {initialOf(name) ?? <Icon icon={UserRound} size={size === 'xl' ? 'l' : 's'} />}
        {photo && <img className={image} src={photo} alt="" decoding="async" />}
      </span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
