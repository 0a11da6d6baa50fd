/**
 * The router's key of a visit's first history entry, whose focus and scroll position the browser
 * sets.
 */
export const firstEntry = 'default';
