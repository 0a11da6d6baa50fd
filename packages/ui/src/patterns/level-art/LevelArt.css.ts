import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { pool } = vars.color;

export const root = style(
  inLayer('patterns', {
    display: 'grid',
    flexShrink: 0,
    borderRadius: vars.radius.m,
    overflow: 'clip',
  }),
);

export const sizes = styleVariants(vars.size.art, (side) =>
  inLayer('patterns', { width: side, height: side }),
);

export const kinds = styleVariants({ race: pool.race, global: pool.global }, ({ soft, text }) =>
  inLayer('patterns', { background: soft, color: text }),
);

export const drawing = style(
  inLayer('patterns', {
    width: '100%',
    height: '100%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const solid = style(inLayer('patterns', { fill: 'currentColor', stroke: 'none' }));

export const locked = style(inLayer('patterns', { filter: 'blur(2px)', opacity: 0.6 }));
