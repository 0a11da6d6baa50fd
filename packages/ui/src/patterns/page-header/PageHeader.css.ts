import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const narrowest = '(max-width: 340px)';

/** As tall with a button as without, so that titles stand at one height on every page. */
export const root = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    // A phone has room for a long title with its buttons only where they stand close.
    columnGap: vars.space.xs,
    rowGap: vars.space.m,
    minHeight: vars.size.control,
    '@media': { [narrowest]: { columnGap: vars.space.xxs } },
  }),
);

/** The narrowest phone has one line for a title of two words and a button only where the title is smaller. */
export const name = style(inLayer('patterns', { '@media': { [narrowest]: typeface(textStyles.title2) } }));
