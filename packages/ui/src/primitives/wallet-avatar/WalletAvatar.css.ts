import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    display: 'inline-block',
    flexShrink: 0,
    // The pattern reaches no corner, and skipping the clip makes hundreds of avatars cheap to draw.
    overflow: 'visible',
    // Opaque, so that the tint is equal on every background.
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
