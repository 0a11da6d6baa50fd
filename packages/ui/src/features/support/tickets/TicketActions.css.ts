import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';

/** Where a phone breaks them into lines, each line is filled: no button stands half alone. */
export const action = style(inLayer('screens', { '@media': { [below('tablet')]: { flexGrow: 1 } } }));
