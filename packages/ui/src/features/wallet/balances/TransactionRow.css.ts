import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const row = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: vars.space.s,
    paddingBlock: vars.space.m,
    listStyle: 'none',
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);

/** The ground of the drawing, as large as an avatar in other lists. */
export const mark = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.size.avatar.m,
    height: vars.size.avatar.m,
    background: vars.color.neutral.soft,
    color: vars.color.neutral.text,
    borderRadius: vars.radius.full,
  }),
);

/** What happened and how much beside each other; the amount goes below where there is no room. */
export const words = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    rowGap: vars.space.s,
  }),
);

export const start = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    paddingBlockStart: vars.space.xxs,
  }),
);

export const end = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.s,
    paddingBlockStart: vars.space.xxs,
    '@container': { '(min-width: 480px)': { alignItems: 'flex-end' } },
  }),
);
