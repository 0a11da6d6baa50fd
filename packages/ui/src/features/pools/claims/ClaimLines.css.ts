import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Keeps the total at the end of the title's line. */
export const head = style(inLayer('patterns', { flexWrap: 'nowrap' }));

/** Hidden on phones, which lack the width. */
export const note = style(inLayer('patterns', { '@media': { [below('tablet')]: { display: 'none' } } }));

export const list = style(inLayer('patterns', { margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  inLayer('patterns', {
    paddingBlock: vars.space.s,
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);

/** Hidden on phones, where a full amount needs the width. */
export const art = style(inLayer('patterns', { '@media': { [below('tablet')]: { display: 'none' } } }));

/** Drawing and name at the start; amount and button at the end, wrapping below if narrow. */
export const line = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
    minHeight: vars.size.art.m,
    '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
  }),
);

export const name = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: vars.space.xs, flex: '1 1 auto' }),
);

export const pay = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    marginInlineStart: 'auto',
  }),
);

export const progress = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space.s } },
  }),
);
