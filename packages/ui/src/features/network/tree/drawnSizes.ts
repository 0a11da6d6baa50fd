import { generations } from '@upline/domain';

/** Height of the drawing in pixels, with space for a card below the slots. */
export const drawingHeight = 336;

/** Top of each row in pixels: the root, its five slots, and theirs. */
export const topOf = { 0: 8, 1: 124, 2: 230 } as const;

export const heightOf = { 0: 60, 1: 56, 2: 36 } as const;

export const slotBottom = topOf[2] + heightOf[2];

export const cardWidth = 200;

/** Width of a box per row, for a drawing width in pixels. */
export function widthOf(row: 0 | 1 | 2, width: number): number {
  return { 0: 260, 1: Math.min(214, width / generations - 16), 2: heightOf[2] }[row];
}
