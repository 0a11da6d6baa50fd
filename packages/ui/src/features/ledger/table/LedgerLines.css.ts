import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** On a desktop and on paper the sums stand above their columns. */
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

/** A row while it is on its way: of the height that it will have. */
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

/** What is said of lines that are left out, within the sheet. */
export const newer = style(
  inLayer('patterns', { paddingBlock: vars.space.m, paddingInline: vars.space.gutter }),
);
