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
    // The border is visible in forced colours, which remove the background.
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.m,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  }),
);
