import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { trim, typeface } from '../../../css/textTrim.ts';
import { below, from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

const { action, bg, border, info, text } = vars.color;

/** On phones, levels that cannot be bought have two lines: head, then price and state. */
const compact = '&[data-state="activated"], &[data-state="locked"]';

/** From this width, drawing, price and split are stacked. */
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
    // A link to the card leaves it below the bar, which stays at the top.
    scrollMarginBlockStart: '80px',
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

/** A card of the other family, linking to its screen. */
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

/** Reduced in a two-line card on phones. */
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

/** The fee's bar; phones show it only for a purchasable level. */
export const split = style(
  inLayer('patterns', {
    selectors: {
      '[data-state="activated"] > &, [data-state="locked"] > &': {
        '@media': { [below('tablet')]: { display: 'none' } },
      },
    },
  }),
);

// As tall as the button, so that the card keeps its height when the state changes.
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

/** Date at the start, income at the end; stacked on narrow lines. */
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

/** Two columns of the own family and a narrow one of the other, in the order of levels. */
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

/** Never wraps beside a two-line step. */
export const follow = style(inLayer('patterns', { flexShrink: 0 }));

export const intro = style(inLayer('patterns', { maxWidth: vars.size.measure.text }));
