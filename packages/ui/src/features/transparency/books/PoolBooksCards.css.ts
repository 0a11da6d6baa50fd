import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';

/** All the width that the drawing beside it leaves. */
export const head = style(inLayer('screens', { flexGrow: 1, minWidth: 0 }));
