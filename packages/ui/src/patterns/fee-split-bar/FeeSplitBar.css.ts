import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, border, pool } = vars.color;

export const bar = style(
  inLayer('patterns', {
    display: 'flex',
    gap: '2px',
    height: '10px',
    borderRadius: vars.radius.full,
    overflow: 'clip',
  }),
);

export const dimmed = style(inLayer('patterns', { opacity: 0.45 }));

const inks = {
  // Equally dark as its neighbours in both modes.
  sponsor: action.bg,
  uplines: pool.race.bg,
  earlier: pool.global.bg,
  fund: border.control,
};

// The bar distinguishes its parts by hue only; the list beside it repeats them in words.
export const part = styleVariants(inks, (background) =>
  inLayer('patterns', { minWidth: '2px', borderRadius: '2px', background, forcedColorAdjust: 'none' }),
);

export const swatch = style(
  inLayer('patterns', { flexShrink: 0, width: '9px', height: '9px', borderRadius: '3px' }),
);

export const list = style(inLayer('patterns', { margin: 0 }));

export const row = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    minHeight: '34px',
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${border.default}` } },
  }),
);

/** A row with an optional second line: swatch and amount align with the first line. */
export const told = style(inLayer('patterns', { alignItems: 'baseline' }));

export const label = style(inLayer('patterns', { flexGrow: 1, minWidth: 0 }));

export const line = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    margin: 0,
  }),
);

export const entry = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.xs }),
);

/** An amount never wraps or shrinks; the label beside it does. */
export const amount = style(inLayer('patterns', { flexShrink: 0, fontWeight: 550 }));
