import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, border, pool } = vars.color;

export const root = style(
  inLayer('patterns', {
    display: 'grid',
    flexShrink: 0,
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '10%',
    forcedColorAdjust: 'none',
  }),
);

const sides = { s: vars.size.icon.l, m: vars.size.art.m, l: vars.size.art.l };

export const sizes = styleVariants(sides, (side) => inLayer('patterns', { width: side, height: side }));

export const cell = style(
  inLayer('patterns', {
    borderRadius: '25%',
    boxShadow: `inset 0 0 0 ${vars.border.thick} ${border.control}`,
  }),
);

export const held = styleVariants({ race: pool.race.bg, global: pool.global.bg }, (background) =>
  inLayer('patterns', { background, boxShadow: 'none' }),
);

export const next = style(
  inLayer('patterns', { boxShadow: `inset 0 0 0 ${vars.border.thick} ${action.bg}` }),
);
