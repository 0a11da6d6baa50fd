import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

export const columns = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.m,
    '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
  }),
);
