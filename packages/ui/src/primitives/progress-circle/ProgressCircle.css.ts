import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors, lessMotion, turn } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(inLayer('primitives', { display: 'inline-block', flexShrink: 0 }));

export const sizes = styleVariants(vars.size.icon, (size) =>
  inLayer('primitives', { width: size, height: size }),
);

export const track = style(
  inLayer('primitives', {
    stroke: vars.color.border.default,
    '@media': { [forcedColors]: { stroke: 'GrayText' } },
  }),
);

export const done = style(
  inLayer('primitives', {
    stroke: vars.color.action.bg,
    '@media': { [forcedColors]: { stroke: 'Highlight' } },
  }),
);

export const endless = style(
  inLayer('primitives', {
    animation: `${turn} 900ms linear infinite`,
    '@media': { [lessMotion]: { animation: 'none' } },
  }),
);
