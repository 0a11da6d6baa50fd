import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const bar = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.m,
    rowGap: vars.space.s,
  }),
);

export const search = style(inLayer('patterns', { flex: '0 1 28.5rem', minWidth: 'min(100%, 20rem)' }));

export const form = style(
  inLayer('patterns', { display: 'flex', alignItems: 'flex-end', gap: vars.space.s }),
);

export const field = style(inLayer('patterns', { flex: 1, minWidth: 0 }));

export const said = style(inLayer('patterns', { flex: '1 1 20rem', minWidth: 0 }));
