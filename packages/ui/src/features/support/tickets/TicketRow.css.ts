import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

/**
 * A phone has no space for the subject on one line, and its first words do not distinguish tickets.
 */
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

/** The height of all two-line rows, aligned with the panel's header. */
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
