import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';

/** Fills the width beside the icon. */
export const head = style(inLayer('screens', { flexGrow: 1, minWidth: 0 }));
