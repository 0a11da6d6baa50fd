import { keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { lessMotion } from '../../../css/motion.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { action } = vars.color;

export const root = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    padding: vars.space.m,
    minHeight: '80px',
    background: action.soft,
    borderRadius: vars.radius.m,
  }),
);

export const mark = style(
  inLayer('patterns', {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.art.m,
    height: vars.size.art.m,
    background: action.bg,
    color: action.on,
    borderRadius: vars.radius.full,
  }),
);

const ring = keyframes({ '50%': { outlineColor: 'transparent' } });

/** A pulsing ring while the wallet waits for its owner. */
export const asked = style(
  inLayer('patterns', {
    outline: `${vars.space.xxs} solid color-mix(in srgb, ${action.bg} 25%, transparent)`,
    animation: `${ring} 1.6s ease-in-out infinite`,
    '@media': { [lessMotion]: { animation: 'none' } },
  }),
);
