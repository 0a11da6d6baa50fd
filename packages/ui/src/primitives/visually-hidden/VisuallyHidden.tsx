import type { ReactNode } from 'react';
import { root } from './VisuallyHidden.css.ts';

/**
 * Words for screen readers alone. A class does it, where React Aria's own would write a style attribute,
 * which a content security policy refuses in prerendered markup.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={root}>{children}</span>;
}
