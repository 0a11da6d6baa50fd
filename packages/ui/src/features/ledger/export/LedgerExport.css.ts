import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';

/** On paper nothing can be pressed. */
export const action = style(inLayer('screens', { '@media': { print: { display: 'none' } } }));

/** A phone keeps its one line for what it can do: it prints by month. */
export const roomy = style(inLayer('screens', { '@media': { [below('tablet')]: { display: 'none' } } }));
