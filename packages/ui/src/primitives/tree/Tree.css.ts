import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { lessMotion } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const { bg, border, text } = vars.color;

export const root = style(inLayer('primitives', { overflow: 'auto' }));

// React Aria's levels start at 1. The indent is limited to a third of the width, so that deep
// networks fit on phones; screen readers read the level.
const indent = `min(calc((var(--tree-item-level, 1) - 1) * ${vars.space.l}), 33cqi)`;

export const row = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    height: '100%',
    overflow: 'hidden',
    paddingInlineStart: indent,
    paddingInlineEnd: vars.space.xs,
    borderBottom: `${vars.border.thin} solid ${border.default}`,
    cursor: 'default',
    selectors: {
      '&[data-has-child-items]': { cursor: 'pointer' },
      '&[data-hovered]': { background: bg.sunken },
      // Inside, because the scroll container would clip an outer ring.
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    },
  }),
);

export const list = style(inLayer('primitives', { containerType: 'inline-size' }));

const square = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.control,
  height: vars.size.control,
} as const;

export const toggle = style(
  inLayer('primitives', {
    ...square,
    padding: 0,
    background: 'none',
    border: 'none',
    color: text.muted,
    borderRadius: vars.radius.s,
    cursor: 'pointer',
  }),
);

/** Aligns the content of a leaf with its siblings' content. */
export const noToggle = style(inLayer('primitives', square));

export const mark = style(
  inLayer('primitives', {
    transition: `transform ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '[data-expanded] &': { transform: 'rotate(90deg)' },
    },
    '@media': { [lessMotion]: { transition: 'none' } },
  }),
);

/** React Aria's cell would write a style attribute. */
export const cell = style(inLayer('primitives', { display: 'contents' }));

export const content = style(inLayer('primitives', { flex: 1 }));
