import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(inLayer('primitives', { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const aligns = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => inLayer('primitives', { justifyContent }),
);

export const stacked = style(
  inLayer('primitives', {
    '@media': { [below('tablet')]: { flexDirection: 'column', alignItems: 'stretch' } },
  }),
);
