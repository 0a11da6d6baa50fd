import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';

/** Digits of equal width, so that times in a list align. */
export const figures = style(inLayer('primitives', { fontVariantNumeric: 'tabular-nums' }));
