import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    position: 'fixed',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: vars.z.toast,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    background: vars.color.bg.inverse,
    color: vars.color.text.onInverse,
    // Seen where the system paints its own colours, and takes away the ground.
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.m,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  }),
);
