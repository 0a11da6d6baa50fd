import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    display: 'inline-block',
    flexShrink: 0,
    // Nothing of the pattern reaches a corner, and what is not cut off is cheap to draw by the hundred.
    overflow: 'visible',
    // Opaque, so that the tint is the same on whatever it stands.
    background: `color-mix(in srgb, currentColor 12%, ${vars.color.bg.surface})`,
    borderRadius: vars.radius.picture,
    '@media': { [forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
  }),
);

export const sizes = styleVariants(vars.size.avatar, (size) =>
  inLayer('primitives', { width: size, height: size }),
);

export const hues = Object.values(
  styleVariants(vars.color.chart, (color) => inLayer('primitives', { color })),
);
