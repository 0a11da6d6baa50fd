import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

const paper = { gap: vars.space.xs, paddingBlock: `0 ${vars.space.xs}`, paddingInline: vars.space.xxs };

/** Why, where on the chain, and what can be done: beside each other where there is room. */
export const root = style(
  inLayer('patterns', {
    display: 'grid',
    gap: vars.space.m,
    paddingBlock: `${vars.space.m} ${vars.space.l}`,
    paddingInline: vars.space.gutter,
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `minmax(0, 1fr) ${vars.size.column.side} max-content`,
        columnGap: vars.space.xl,
        // Under the first words of the row.
        paddingInlineStart: `calc(${vars.size.touch} + ${vars.space.s})`,
      },
      print: paper,
    },
  }),
);

export const why = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.s,
  }),
);

/** A picture with words takes the whole room of its column. */
export const split = style(inLayer('patterns', { width: '100%' }));

export const facts = style(
  inLayer('patterns', { '@media': { print: { display: 'flex', gap: vars.space.m } } }),
);

/** A fact of the chain: its name, and its value at the end of the line. */
export const fact = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    // What can be copied is as high as a small button; its neighbours are too.
    minHeight: vars.size.control,
    paddingBlock: vars.space.xxs,
    selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}` } },
    '@media': { print: { gap: vars.space.xxs, selectors: { '& + &': { borderBlockStart: 0 } } } },
  }),
);

export const value = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: vars.space.xxs,
    textAlign: 'end',
  }),
);

export const actions = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    '@media': { [from('desktop')]: { flexDirection: 'column' }, print: { display: 'none' } },
  }),
);

export const action = style(
  inLayer('patterns', { flexGrow: 1, '@media': { [from('desktop')]: { flexGrow: 0 } } }),
);

/** What is only good on a screen: a hash that is cut, and a check that nobody asked for. */
export const onScreen = style(inLayer('patterns', { '@media': { print: { display: 'none' } } }));

/** On paper a hash cannot be hovered or followed, so it stands there whole. */
export const onPaper = style(
  inLayer('patterns', {
    display: 'none',
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'inline' } },
  }),
);
