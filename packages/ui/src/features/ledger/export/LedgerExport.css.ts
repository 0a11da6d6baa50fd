import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';

export const action = style(inLayer('screens', { '@media': { print: { display: 'none' } } }));

/** Hidden on phones, which print by month only. */
export const roomy = style(inLayer('screens', { '@media': { [below('tablet')]: { display: 'none' } } }));
