import { keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { lessMotion } from '../css/motion.css.ts';
import { vars } from '../tokens/contract.css.ts';

export const table = style(inLayer('screens', { width: '100%', maxWidth: vars.size.measure.page }));

export const cell = style(
  inLayer('screens', {
    padding: vars.space.xs,
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBottom: `${vars.border.thin} solid ${vars.color.border.default}`,
  }),
);

export const swatch = style(
  inLayer('screens', {
    width: '72px',
    height: '40px',
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.s,
    forcedColorAdjust: 'none',
  }),
);

export const bar = style(
  inLayer('screens', { height: vars.space.m, background: vars.color.action.bg, borderRadius: '2px' }),
);

const travel = keyframes({
  from: { marginInlineStart: 0 },
  to: { marginInlineStart: `calc(100% - ${vars.space.m})` },
});

export const track = style(inLayer('screens', { width: '240px' }));

export const runner = style(
  inLayer('screens', {
    width: vars.space.m,
    height: vars.space.m,
    background: vars.color.action.bg,
    borderRadius: vars.radius.full,
    animationName: travel,
    animationIterationCount: 'infinite',
    animationDirection: 'alternate',
    '@media': { [lessMotion]: { animation: 'none' } },
  }),
);

export const icons = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: vars.space.l,
  }),
);
