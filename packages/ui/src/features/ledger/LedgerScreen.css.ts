import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';

export const onScreen = style(inLayer('screens', { '@media': { print: { display: 'none' } } }));

/** The list may span several printed pages. */
export const breakable = style(inLayer('screens', { '@media': { print: { breakInside: 'auto' } } }));
