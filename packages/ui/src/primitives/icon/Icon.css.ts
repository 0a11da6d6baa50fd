import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { lessMotion, turn } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(inLayer('primitives', { flexShrink: 0 }));

export const sizes = styleVariants(vars.size.icon, (size) =>
  inLayer('primitives', { width: size, height: size }),
);

export const turning = style(
  inLayer('primitives', {
    animation: `${turn} 900ms linear infinite`,
    '@media': { [lessMotion]: { animation: 'none' } },
  }),
);

// Uses `scale`, because rotating icons use `transform`.
export const mirrored = style(inLayer('primitives', { selectors: { '&:dir(rtl)': { scale: '-1 1' } } }));
