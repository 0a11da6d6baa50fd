import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

export const item = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.s,
    minHeight: vars.size.row.double,
    paddingBlock: vars.space.s,
    listStyle: 'none',
    selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);

export const mark = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.size.avatar.s,
    height: vars.size.avatar.s,
    background: vars.color.neutral.soft,
    color: vars.color.neutral.text,
    borderRadius: vars.radius.picture,
  }),
);

/** On phones below the facts, which need the width. */
export const end = style(
  inLayer('patterns', {
    '@media': { [below('tablet')]: { gridColumn: 2, justifySelf: 'start', marginBlockStart: vars.space.s } },
  }),
);

export const day = style(inLayer('patterns', { whiteSpace: 'nowrap' }));

export const facts = style(
  inLayer('patterns', { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m }),
);
