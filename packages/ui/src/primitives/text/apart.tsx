import type { ReactNode } from 'react';

/** Puts words into an element of their own, so that nothing else shares theirs; elements stay as they are. */
export function apart(children: ReactNode): ReactNode {
  return typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
}
