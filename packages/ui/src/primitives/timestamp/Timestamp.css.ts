import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';

/** Moments stand in line with those of the rows above and below. */
export const figures = style(inLayer('primitives', { fontVariantNumeric: 'tabular-nums' }));
