/** Height of one member's row, pixels. */
export const rowHeight = 56;
