import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Nothing of it can be pressed on paper. */
export const onScreen = style(inLayer('screens', { '@media': { print: { display: 'none' } } }));

/** The line between the chart and the lines. */
export const ruled = style(
  inLayer('screens', { borderBlockEndWidth: vars.border.thin, breakInside: 'avoid' }),
);

/** The title of the chart, what it is read by, and the button that folds it. */
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

/** Below the title, where they have no room beside it. */
export const chartControls = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.m,
    '@media': { [below('desktop')]: { order: 1, width: '100%' } },
  }),
);

/** One low line: the lines below it are what the page is for. */
export const folded = style(inLayer('screens', { paddingInline: vars.space.gutter }));
