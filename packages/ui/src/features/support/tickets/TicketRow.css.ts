import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** A phone has no room for a subject in one line, and its first words alone do not tell tickets apart. */
export const subject = style(
  inLayer('patterns', {
    '@media': {
      [below('tablet')]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      },
    },
  }),
);

/** As tall as every row of two lines, and in line with what stands above it in the panel. */
export const row = style(
  inLayer('patterns', { minHeight: vars.size.row.double, paddingInline: vars.space.gutter }),
);

export const skeleton = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: vars.size.row.double,
    paddingInline: vars.space.gutter,
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);
