/** The router's key of the entry that a visit began with: the browser gives it focus and place by itself. */
export const firstEntry = 'default';
