import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const narrowest = '(max-width: 340px)';

/** Equal height with and without a button, so that titles align across pages. */
export const root = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    // On a phone, a long title and its buttons fit only with a small gap.
    columnGap: vars.space.xs,
    rowGap: vars.space.m,
    minHeight: vars.size.control,
    '@media': { [narrowest]: { columnGap: vars.space.xxs } },
  }),
);

/**
 * On the narrowest phones a two-word title and a button fit on one line only with a smaller title.
 */
export const name = style(inLayer('patterns', { '@media': { [narrowest]: typeface(textStyles.title2) } }));
