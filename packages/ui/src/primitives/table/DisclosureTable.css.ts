import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { lessMotion } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { bg, border, text } = vars.color;
const hairline = `${vars.border.thin} solid ${border.default}`;

export const table = style(
  inLayer('primitives', {
    width: '100%',
    borderCollapse: 'collapse',
    // A sheet of paper is narrower than the desktop layout that it prints.
    '@media': { print: { zoom: 0.8 } },
  }),
);

export const head = style(
  inLayer('primitives', {
    ...typeface(textStyles.caption),
    padding: vars.space.s,
    color: text.muted,
    verticalAlign: 'bottom',
    borderBlockEnd: `${vars.border.thin} solid ${border.control}`,
    '@media': { print: { paddingInline: vars.space.xxs } },
  }),
);

export const aligns = styleVariants({
  start: inLayer('primitives', { textAlign: 'start' }),
  end: inLayer('primitives', { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
});

export const row = style(
  inLayer('primitives', {
    // The row's button covers the whole row.
    position: 'relative',
    selectors: {
      'tbody > &:not(:first-child)': { borderBlockStart: hairline },
      '&:hover': { background: bg.canvas },
    },
    '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
  }),
);

export const openRow = style(inLayer('primitives', { background: bg.canvas }));

/** A column of figures in a wide table. */
export const ruled = style(inLayer('primitives', { borderInlineStart: hairline }));

const cellOf = { fontWeight: 'inherit', verticalAlign: 'middle' } as const;

export const cell = styleVariants({
  wide: inLayer('primitives', {
    ...cellOf,
    height: vars.size.row.table,
    paddingInline: vars.space.s,
    '@media': { print: { height: 'auto', paddingBlock: vars.space.xs, paddingInline: vars.space.xxs } },
  }),
  narrow: inLayer('primitives', {
    ...cellOf,
    height: '64px',
    paddingBlock: vars.space.xs,
    selectors: {
      '&:nth-child(2)': { paddingInline: `${vars.space.gutter} ${vars.space.s}` },
      '&:last-child': { paddingInlineEnd: vars.space.gutter },
    },
  }),
});

export const toggleCell = styleVariants({
  wide: inLayer('primitives', {
    width: vars.size.touch,
    padding: 0,
    textAlign: 'center',
    selectors: { 'thead &': { borderBlockEnd: `${vars.border.thin} solid ${border.control}` } },
    '@media': { print: { width: 0 } },
  }),
  narrow: inLayer('primitives', { width: 0, padding: 0 }),
});

export const toggle = style(
  inLayer('primitives', {
    verticalAlign: 'middle',
    color: text.muted,
    '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
    selectors: {
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-focus-visible]::after': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': { print: { display: 'none' } },
  }),
);

export const mark = style(
  inLayer('primitives', {
    transition: `transform ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
    '@media': { [lessMotion]: { transition: 'none' } },
  }),
);

const print = { print: { display: 'table-row', breakInside: 'avoid' } } as const;

export const detailRow = styleVariants({
  open: inLayer('primitives', { background: bg.canvas, '@media': print }),
  closed: inLayer('primitives', { display: 'none', '@media': print }),
});

export const detailCell = style(inLayer('primitives', { padding: 0 }));

const unfold = keyframes({ from: { gridTemplateRows: '0fr' } });

export const unfolding = style(
  inLayer('primitives', {
    display: 'grid',
    gridTemplateRows: '1fr',
    animation: `${unfold} ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
    '@media': { [lessMotion]: { animation: 'none' }, print: { animation: 'none' } },
  }),
);

export const folded = style(
  inLayer('primitives', {
    minHeight: 0,
    overflow: 'clip',
    '@media': { print: { overflow: 'visible' } },
  }),
);
