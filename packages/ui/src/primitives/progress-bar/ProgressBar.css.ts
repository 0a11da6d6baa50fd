import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { breathe, forcedColors, lessMotion } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', { display: 'flex', flexDirection: 'column', gap: vars.space.xs, width: '100%' }),
);

export const words = style(
  inLayer('primitives', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s,
    color: vars.color.text.muted,
  }),
);

export const track = style(
  inLayer('primitives', {
    height: '6px',
    overflow: 'hidden',
    background: vars.color.neutral.soft,
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { border: `${vars.border.thin} solid CanvasText`, height: '8px' } },
  }),
);

export const bar = style(
  inLayer('primitives', {
    height: '100%',
    background: vars.color.action.bg,
    borderRadius: vars.radius.full,
    transition: `width ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
    '@media': {
      [forcedColors]: { background: 'Highlight' },
      [lessMotion]: { transition: 'none' },
    },
  }),
);

export const endless = style(
  inLayer('primitives', {
    width: '100%',
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': { [lessMotion]: { animation: 'none' } },
  }),
);
