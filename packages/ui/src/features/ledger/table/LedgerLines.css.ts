import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Desktop and print show the sums in the column headers. */
export const narrowSums = style(
  inLayer('patterns', {
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.default}`,
    '@media': { [from('desktop')]: { display: 'none' }, print: { display: 'none' } },
  }),
);

export const foot = style(
  inLayer('patterns', {
    paddingBlock: vars.space.s,
    paddingInline: vars.space.gutter,
    '@media': { print: { display: 'none' } },
  }),
);

/** A loading row, with the height of a loaded one. */
export const waiting = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    height: '64px',
    paddingInline: vars.space.gutter,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
    '@media': { [from('desktop')]: { height: vars.size.row.table } },
  }),
);

export const waitingHead = style(
  inLayer('patterns', { '@media': { [from('desktop')]: { height: '68px' } } }),
);

/** The notice of omitted lines, inside the panel. */
export const newer = style(
  inLayer('patterns', { paddingBlock: vars.space.m, paddingInline: vars.space.gutter }),
);
