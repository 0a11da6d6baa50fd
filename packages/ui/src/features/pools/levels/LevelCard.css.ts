import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { trim, typeface } from '../../../css/textTrim.ts';
import { below, from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

const { action, bg, border, info, text } = vars.color;

/** On a phone what cannot be bought now is two lines: head, then price and state side by side. */
const compact = '&[data-state="activated"], &[data-state="locked"]';

/** Wide enough for a card whose drawing, price and split stand below each other. */
const roomy = from('tablet');

export const root = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    minWidth: 0,
    padding: vars.space.m,
    background: bg.surface,
    color: text.default,
    border: `${vars.border.thin} solid ${border.default}`,
    borderRadius: vars.radius.l,
    boxShadow: vars.shadow.raised,
    textDecoration: 'none',
    selectors: {
      '&[data-state="purchase"]': {
        outline: `${vars.border.thick} solid ${action.bg}`,
        outlineOffset: '-1px',
      },
      '&[data-state="processing"]': { borderColor: info.bg },
      '&[data-state="locked"]': { background: bg.canvas, boxShadow: 'none' },
      [compact]: {
        '@media': {
          [below('tablet')]: {
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            alignItems: 'center',
            gap: vars.space.s,
          },
        },
      },
    },
    '@media': { [roomy]: { minHeight: '208px', padding: '20px' } },
  }),
);

/** A neighbour of the other family leads to its own screen. */
export const neighbour = style(
  inLayer('patterns', {
    cursor: 'pointer',
    selectors: {
      '&[data-state="locked"]': { border: `${vars.border.thin} dashed ${border.control}` },
      '&[data-hovered]': { borderColor: action.bg },
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: '2px',
      },
    },
  }),
);

export const head = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    gridColumn: '1 / -1',
  }),
);

export const name = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    flexGrow: 1,
    minWidth: 0,
  }),
);

/** On a phone the drawing and the price of a card of two lines are as small as the card. */
export const art = style(
  inLayer('patterns', {
    selectors: {
      '[data-state="activated"] &, [data-state="locked"] &': {
        '@media': { [below('tablet')]: { width: vars.size.art.m, height: vars.size.art.m } },
      },
    },
  }),
);

const small = textStyles.title3;
const trims = trim(small);
const onPhone = <Rule>(rule: Rule) => ({ '@media': { [below('tablet')]: rule } });

export const price = style(
  inLayer('patterns', {
    selectors: {
      '[data-state="activated"] > &, [data-state="locked"] > &': onPhone(typeface(small)),
      '[data-state="activated"] > &::before, [data-state="locked"] > &::before': onPhone(trims['::before']),
      '[data-state="activated"] > &::after, [data-state="locked"] > &::after': onPhone(trims['::after']),
    },
  }),
);

/** The picture of the fee; a phone shows it where the level can be bought. */
export const split = style(
  inLayer('patterns', {
    selectors: {
      '[data-state="activated"] > &, [data-state="locked"] > &': {
        '@media': { [below('tablet')]: { display: 'none' } },
      },
    },
  }),
);

// As tall as the button in every state, so that a card does not move when its state changes.
export const footer = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: vars.size.control,
    marginTop: 'auto',
    selectors: {
      '[data-state="activated"] > &, [data-state="locked"] > &': {
        '@media': { [below('tablet')]: { minHeight: 0, alignItems: 'flex-end' } },
      },
    },
  }),
);

/** Since when a level is held at the start, what it brought at the end; below each other where a line is too short. */
export const records = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    '@media': { [below('tablet')]: { flexDirection: 'column', alignItems: 'flex-end' } },
  }),
);

/** The board: two columns of one family and a narrow one of the other, row by row in the order of the levels. */
export const board = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    '@media': {
      [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 280px' },
    },
  }),
);

/** Keeps its word on one line beside a step that takes two. */
export const follow = style(inLayer('patterns', { flexShrink: 0 }));

export const intro = style(inLayer('patterns', { maxWidth: vars.size.measure.text }));
