import { generations } from '@upline/domain';

/** How high the whole drawing is, with room for a card below the slots; pixels as all here. */
export const drawingHeight = 336;

/** Where each row begins: the root, its five, the slots of those. */
export const topOf = { 0: 8, 1: 124, 2: 230 } as const;

export const heightOf = { 0: 60, 1: 56, 2: 36 } as const;

export const slotBottom = topOf[2] + heightOf[2];

export const cardWidth = 200;

/** How wide what stands in a row is, in a drawing of some width. */
export function widthOf(row: 0 | 1 | 2, width: number): number {
  return { 0: 260, 1: Math.min(214, width / generations - 16), 2: heightOf[2] }[row];
}
