import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Full width of the panel, aligned with the panel's header. */
export const row = style(
  inLayer('patterns', { minHeight: vars.size.row.double, paddingInline: vars.space.gutter }),
);

export const joinedAt = style(
  inLayer('patterns', {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: vars.space.s,
    // Stacked on phones, so that name and ID fit one line.
    '@media': { [below('tablet')]: { flexDirection: 'column', alignItems: 'flex-end', gap: 0 } },
  }),
);

/** A wrapped ID would look like two. */
export const memberId = style(inLayer('patterns', { whiteSpace: 'nowrap' }));

export const skeleton = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: vars.size.row.double,
    paddingInline: vars.space.gutter,
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);
