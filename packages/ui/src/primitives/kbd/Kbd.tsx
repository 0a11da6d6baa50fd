import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { root } from './Kbd.css.ts';

export interface KbdProps extends HTMLAttributes<HTMLElement> {
  /** The key's label: Esc, Enter, A. For key combinations use one `Kbd` for each key. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A keyboard key inside a sentence. */
export function Kbd({ className, ...props }: KbdProps) {
  return <kbd {...props} className={classNames(root, className)} />;
}
