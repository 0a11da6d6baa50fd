import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../../css/focusRing.css.ts';
import { inLayer } from '../../../css/inLayer.ts';
import { forcedColors } from '../../../css/motion.css.ts';
import { typeface } from '../../../css/textTrim.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

const { chart, border, text, bg, critical } = vars.color;

/**
 * The drawing follows the frame's width, so it must not widen the frame. Time runs left to right.
 */
export const frame = style(
  inLayer('patterns', { position: 'relative', minWidth: 0, overflow: 'hidden', direction: 'ltr' }),
);

export const drawing = style(inLayer('patterns', { display: 'block' }));

const colours = { referral: chart.c1, level: chart.c3, global: chart.c2, lost: critical.text };

/**
 * A line in the ground's colour separates the parts for readers who cannot distinguish the colours.
 */
export const bars = styleVariants(colours, (fill) =>
  inLayer('patterns', { fill, stroke: bg.surface, strokeWidth: 1 }),
);

/** Lost income is hatched, because it was not received. */
export const hatchGround = style(inLayer('patterns', { fill: bg.surface }));
export const hatchLine = style(inLayer('patterns', { stroke: critical.text, strokeWidth: 2.5 }));
export const hatched = style(
  inLayer('patterns', {
    stroke: critical.text,
    strokeWidth: 1,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const axis = style(inLayer('patterns', { stroke: border.control }));
export const gridLine = style(inLayer('patterns', { stroke: border.default, strokeDasharray: '4 3' }));

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

/** Pointer area over the bars; touch still scrolls the page. */
export const reader = style(
  inLayer('patterns', {
    position: 'absolute',
    insetBlock: 0,
    cursor: 'crosshair',
    borderRadius: vars.radius.s,
    touchAction: 'pan-y',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  }),
);

/** Highlight of the current period. */
export const band = style(
  inLayer('patterns', {
    position: 'absolute',
    insetBlock: 0,
    border: `${vars.border.thin} solid ${border.control}`,
    borderBlockWidth: 0,
    pointerEvents: 'none',
  }),
);

export const tip = style(
  inLayer('patterns', {
    position: 'absolute',
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    width: 'max-content',
    maxWidth: '240px',
    padding: vars.space.s,
    marginInline: vars.space.xs,
    background: bg.raised,
    border: `${vars.border.thin} solid ${border.default}`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.overlay,
    pointerEvents: 'none',
  }),
);

/** On the other side of the period if the width allows. */
export const tipBefore = style(
  inLayer('patterns', { transform: `translateX(calc(-100% - 2 * ${vars.space.xs}))` }),
);

export const tipLine = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.xs }),
);

export const tipAmount = style(inLayer('patterns', { flex: 1, textAlign: 'end', fontWeight: 550 }));
