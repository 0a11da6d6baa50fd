import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    position: 'relative',
    padding: vars.space.inset,
    background: vars.color.bg.surface,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.l,
    boxShadow: vars.shadow.raised,
    containerType: 'inline-size',
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const accents = styleVariants(
  { race: vars.color.pool.race.bg, global: vars.color.pool.global.bg, action: vars.color.action.bg },
  (color) => inLayer('primitives', { borderTop: `3px solid ${color}` }),
);
