import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { forcedColors } from '../../../css/motion.css.ts';
import { typeface } from '../../../css/textTrim.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

const { chart, border, text, bg } = vars.color;

/** As wide as its place: the drawing is made for that width, so it must not widen it. */
export const frame = style(inLayer('patterns', { minWidth: 0, overflow: 'hidden' }));

export const drawing = style(inLayer('patterns', { display: 'block' }));

const colours = { referral: chart.c1, level: chart.c3, global: chart.c2, lost: chart.c5 };

/** Parts of a bar are told apart by a line of the ground too, where colours are hard to tell. */
export const bars = styleVariants(colours, (fill) =>
  inLayer('patterns', { fill, stroke: bg.surface, strokeWidth: 1 }),
);

/** Lost income is hatched: it is no part of what came in. */
export const hatchGround = style(inLayer('patterns', { fill: bg.surface }));
export const hatchLine = style(inLayer('patterns', { stroke: chart.c5, strokeWidth: 3 }));
export const hatched = style(
  inLayer('patterns', {
    stroke: chart.c5,
    strokeWidth: 1,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const axis = style(inLayer('patterns', { stroke: border.control }));
export const gridLine = style(inLayer('patterns', { stroke: border.default }));

export const label = style(
  inLayer('patterns', {
    ...typeface(textStyles.caption),
    fill: text.muted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
);

export const legend = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    listStyle: 'none',
  }),
);

export const entry = style(
  inLayer('patterns', { display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

export const swatch = style(inLayer('patterns', { display: 'block', flexShrink: 0 }));
