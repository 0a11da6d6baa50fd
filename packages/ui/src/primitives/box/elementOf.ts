import type { ElementType, JSX } from 'react';

/** Widens a tag name, so that a component can pass shared attributes and a ref to any element. */
export function elementOf(name: keyof JSX.IntrinsicElements): ElementType {
  return name;
}
