import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { below } from '../../tokens/breakpoints.ts';

/** Where a phone breaks them into lines, each line is filled; on paper nothing can be pressed. */
export const action = style(
  inLayer('screens', {
    '@media': { [below('tablet')]: { flexGrow: 1 }, print: { display: 'none' } },
  }),
);

/** What is only good on a screen. */
export const onScreen = style(inLayer('screens', { '@media': { print: { display: 'none' } } }));

/** What is only needed on paper. */
export const onPaper = style(
  inLayer('screens', { display: 'none', '@media': { print: { display: 'block' } } }),
);

/** A card breaks over pages here: a list of lines is longer than one. */
export const breakable = style(inLayer('screens', { '@media': { print: { breakInside: 'auto' } } }));
