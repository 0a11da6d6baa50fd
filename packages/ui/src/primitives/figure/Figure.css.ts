import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { trim, typeface } from '../../css/textTrim.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

// Money cut to cents asks for this width, so that it is smaller rather than cut off.
export const root = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    minWidth: 0,
    containerType: 'inline-size',
  }),
);

/** Two stand side by side on a phone too: only beyond one is the largest style. */
export const largest = style(
  inLayer('primitives', {
    display: 'block',
    ...typeface(textStyles.amountL),
    ...trim(textStyles.amountL),
    '@media': { [from('desktop')]: { ...typeface(textStyles.amountXl), ...trim(textStyles.amountXl) } },
  }),
);

/** Below the rule, which takes no room of its own. */
export const caption = style(inLayer('primitives', { marginBlockStart: vars.space.xs }));
