import type { ReactNode } from 'react';

/** Wraps text in an element of its own, for browser translation; elements stay unchanged. */
export function apart(children: ReactNode): ReactNode {
  return typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
}
