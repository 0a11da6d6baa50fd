import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const onScreen = style(inLayer('screens', { '@media': { print: { display: 'none' } } }));

export const ruled = style(
  inLayer('screens', { borderBlockEndWidth: vars.border.thin, breakInside: 'avoid' }),
);

/** Title, unit selector and collapse button of the chart. */
export const chartHead = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.m,
    rowGap: vars.space.s,
  }),
);

export const chartTitle = style(inLayer('screens', { flex: '1 1 0', minWidth: 0 }));

/** Wraps below the title on narrow screens. */
export const chartControls = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.m,
    '@media': { [below('desktop')]: { order: 1, width: '100%' } },
  }),
);

/** A single low line, in favour of the list below. */
export const folded = style(inLayer('screens', { paddingInline: vars.space.gutter }));
