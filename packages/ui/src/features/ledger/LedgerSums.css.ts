import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: vars.space.m,
  }),
);

export const sum = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: vars.space.s }),
);

export const name = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.xxs }),
);
