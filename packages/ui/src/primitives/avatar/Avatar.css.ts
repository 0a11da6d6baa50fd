import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    // A separate compositing layer keeps the painted row around the avatar valid.
    position: 'relative',
    display: 'inline-grid',
    flexShrink: 0,
    userSelect: 'none',
  }),
);

export const sizes = styleVariants(vars.size.avatar, (size) =>
  inLayer('primitives', { width: size, height: size }),
);

// Stacks picture and photo.
const whole = { gridArea: '1 / 1', width: '100%', height: '100%' } as const;

export const drawing = style(inLayer('primitives', whole));

export const photo = style(
  inLayer('primitives', { ...whole, objectFit: 'cover', borderRadius: vars.radius.picture }),
);
