import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';

/** Figures of one width that stay on one line. */
export const figures = style(
  inLayer('primitives', { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
