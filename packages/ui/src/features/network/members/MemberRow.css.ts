import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** From edge to edge of its panel, in line with what stands above it there. */
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
    // One below the other leaves a phone room for the name and the ID on one line.
    '@media': { [below('tablet')]: { flexDirection: 'column', alignItems: 'flex-end', gap: 0 } },
  }),
);

/** Broken off, an ID reads as two. */
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
