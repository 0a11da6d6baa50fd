import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

export const entry = style(
  inLayer('screens', {
    minHeight: vars.size.row.list,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    paddingBlock: vars.space.xs,
    selectors: {
      '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}` },
    },
  }),
);

export const what = style(
  inLayer('screens', {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xs,
    overflowWrap: 'anywhere',
  }),
);

/** One of several actions in a line. */
export const done = style(
  inLayer('screens', { selectors: { '& + &::before': { content: '"·"', marginInlineEnd: vars.space.xs } } }),
);

/** On phones below the text, not below the picture. */
export const when = style(
  inLayer('screens', {
    '@media': {
      [below('tablet')]: {
        flexBasis: '100%',
        marginInlineStart: `calc(${vars.size.avatar.s} + ${vars.space.s})`,
      },
    },
  }),
);
