import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

const paper = { gap: vars.space.xs, paddingBlock: `0 ${vars.space.xs}`, paddingInline: vars.space.xxs };

/** Reason, chain facts and actions, in columns on wide screens. */
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
        // Aligned with the row's text.
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

/** The split takes the column's full width. */
export const split = style(inLayer('patterns', { width: '100%' }));

export const facts = style(
  inLayer('patterns', { '@media': { print: { display: 'flex', gap: vars.space.m } } }),
);

/** A chain fact: its name, with the value at the end of the line. */
export const fact = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    // Every fact is as high as one with a copy button.
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

/** Hidden in print: shortened hashes and unused checks. */
export const onScreen = style(inLayer('patterns', { '@media': { print: { display: 'none' } } }));

/** Print shows the whole hash, which cannot be hovered or followed there. */
export const onPaper = style(
  inLayer('patterns', {
    display: 'none',
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'inline' } },
  }),
);
