import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const row = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.s,
    minHeight: vars.size.row.double,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.gutter,
    listStyle: 'none',
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);

/** Ground of the icon, as large as an avatar. */
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

export const words = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minWidth: 0,
    paddingBlockStart: vars.space.xxs,
  }),
);

/** The event, with the amount at the end of the line. */
export const first = style(
  inLayer('patterns', { display: 'flex', justifyContent: 'space-between', columnGap: vars.space.m }),
);

/** The counterparty, with time and transaction; stacked on narrow screens. */
export const second = style([first, inLayer('patterns', { flexWrap: 'wrap', rowGap: vars.space.s })]);

/** Never wraps; the text beside it does. */
export const amount = style(inLayer('patterns', { flexShrink: 0 }));
