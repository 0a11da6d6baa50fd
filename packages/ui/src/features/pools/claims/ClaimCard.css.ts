import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Level, bonus and button: below each other in a column of the page, in a row where the card is wide. */
export const form = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    '@container': {
      '(min-width: 640px)': {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(160px, 1fr)',
        alignItems: 'end',
        columnGap: vars.space.l,
      },
    },
  }),
);

/** As tall as the control beside it. */
export const bonus = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space.s,
    minHeight: vars.size.control,
    overflowWrap: 'anywhere',
  }),
);
