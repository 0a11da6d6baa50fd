import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { trim, typeface } from '../../css/textTrim.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

// Money with `cents` reads the container's width and shrinks to fit.
export const root = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    minWidth: 0,
    containerType: 'inline-size',
  }),
);

/** Two figures stand side by side on phones too, so the largest style starts at desktop width. */
export const largest = style(
  inLayer('primitives', {
    display: 'block',
    ...typeface(textStyles.amountL),
    ...trim(textStyles.amountL),
    '@media': { [from('desktop')]: { ...typeface(textStyles.amountXl), ...trim(textStyles.amountXl) } },
  }),
);

/** The line under a figure takes no layout space; this margin clears it. */
export const caption = style(inLayer('primitives', { marginBlockStart: vars.space.xs }));
