/** Layouts change at these viewport widths; cards use container queries instead. */
export type Breakpoint = 'phone' | 'tablet' | 'desktop' | 'wide';

/** Smallest viewport width of each breakpoint, in pixels. */
export const breakpoints: Record<Breakpoint, number> = { phone: 0, tablet: 768, desktop: 1080, wide: 1440 };

/** Media query from a breakpoint upwards: `from('tablet')` is `screen and (min-width: 768px)`. */
export function from(breakpoint: Exclude<Breakpoint, 'phone'>): string {
  return `screen and (min-width: ${breakpoints[breakpoint]}px)`;
}

/** Media query below a breakpoint: `below('tablet')` matches phones. */
export function below(breakpoint: Exclude<Breakpoint, 'phone'>): string {
  return `screen and (width < ${breakpoints[breakpoint]}px)`;
}

/** Media query of phones and tablets, whose browsers have no wallet extension. */
export const onPhone = `(hover: none) and (pointer: coarse), ${below('tablet')}`;
