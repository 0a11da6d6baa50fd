import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    display: 'inline-block',
    flexShrink: 0,
    background: vars.color.bg.surface,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.full,
  }),
);

export const sizes = styleVariants(vars.size.avatar, (size) =>
  inLayer('primitives', { width: size, height: size }),
);

export const hues = Object.values(
  styleVariants(vars.color.chart, (color) => inLayer('primitives', { color })),
);
