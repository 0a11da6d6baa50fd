import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

export const band = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.m,
    '@media': {
      [from('tablet')]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) 160px',
        columnGap: vars.space.xl,
      },
    },
  }),
);

export const name = style(inLayer('screens', { '@media': { [from('tablet')]: { minWidth: '232px' } } }));

export const split = style(inLayer('screens', { minWidth: 0 }));
