import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    // A layer of its own lets the browser keep what the row around it has painted.
    position: 'relative',
    display: 'inline-grid',
    flexShrink: 0,
    userSelect: 'none',
  }),
);

export const sizes = styleVariants(vars.size.avatar, (size) =>
  inLayer('primitives', { width: size, height: size }),
);

// One upon the other.
const whole = { gridArea: '1 / 1', width: '100%', height: '100%' } as const;

export const drawing = style(inLayer('primitives', whole));

export const photo = style(
  inLayer('primitives', { ...whole, objectFit: 'cover', borderRadius: vars.radius.picture }),
);
