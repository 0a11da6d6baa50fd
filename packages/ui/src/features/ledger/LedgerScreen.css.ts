import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';

/** What is only good on a screen. */
export const onScreen = style(inLayer('screens', { '@media': { print: { display: 'none' } } }));

/** A panel breaks over pages here: a list of lines is longer than one. */
export const breakable = style(inLayer('screens', { '@media': { print: { breakInside: 'auto' } } }));
