import type { ElementType, JSX } from 'react';

/** Widens a tag's name, so that one component can pass shared attributes and a ref to whichever it renders. */
export function elementOf(name: keyof JSX.IntrinsicElements): ElementType {
  return name;
}
