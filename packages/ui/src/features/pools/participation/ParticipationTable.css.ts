import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { typeface } from '../../../css/textTrim.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

const { border, text } = vars.color;
const onPhone = below('tablet');
const edge = { paddingInlineStart: vars.space.l };

/** On phones each level is a block of two columns with labelled figures. */
export const table = style(
  inLayer('patterns', {
    width: '100%',
    borderCollapse: 'collapse',
    '@media': { [onPhone]: { display: 'block' } },
  }),
);

export const heads = style(
  inLayer('patterns', {
    '@media': {
      [onPhone]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const head = style(
  inLayer('patterns', {
    ...typeface(textStyles.caption),
    paddingBlock: vars.space.s,
    paddingInline: vars.space.xs,
    color: text.muted,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderBlockEnd: `${vars.border.thin} solid ${border.control}`,
    selectors: {
      '&:first-child': { ...edge, textAlign: 'start' },
      '&:last-child': { paddingInlineEnd: vars.space.l },
    },
  }),
);

export const body = style(inLayer('patterns', { '@media': { [onPhone]: { display: 'block' } } }));

export const row = style(
  inLayer('patterns', {
    selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${border.default}` } },
    '@media': {
      [onPhone]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space.m,
        rowGap: vars.space.s,
        padding: vars.space.gutter,
      },
      print: { breakInside: 'avoid' },
    },
  }),
);

export const level = style(
  inLayer('patterns', {
    ...edge,
    height: vars.space.xxl,
    paddingInlineEnd: vars.space.xs,
    textAlign: 'start',
    fontWeight: 'inherit',
    '@media': { [onPhone]: { gridColumn: '1 / -1', height: 'auto', padding: 0 } },
  }),
);

export const cell = style(
  inLayer('patterns', {
    ...typeface(textStyles.body),
    paddingInline: vars.space.xs,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:last-child': { paddingInlineEnd: vars.space.l } },
    '@media': {
      [onPhone]: {
        display: 'block',
        padding: 0,
        textAlign: 'start',
        selectors: { '&:last-child': { paddingInlineEnd: 0 } },
      },
    },
  }),
);

/** Column header inside the cell, where the table has no columns. */
export const label = style(
  inLayer('patterns', {
    display: 'none',
    '@media': { [onPhone]: { ...typeface(textStyles.caption), display: 'block', color: text.muted } },
  }),
);
