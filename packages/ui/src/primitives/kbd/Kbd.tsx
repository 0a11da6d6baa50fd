import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { root } from './Kbd.css.ts';

export interface KbdProps extends HTMLAttributes<HTMLElement> {
  /** The key as it is printed: Esc, Enter, A. Keys that are held together are one `Kbd` each. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A key of the keyboard within a sentence. */
export function Kbd({ className, ...props }: KbdProps) {
  return <kbd {...props} className={classNames(root, className)} />;
}
