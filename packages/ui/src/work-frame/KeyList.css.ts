import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { vars } from '../tokens/contract.css.ts';

export const list = style(inLayer('patterns', { listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: vars.space.xxs,
  }),
);

export const rowKeys = style(inLayer('patterns', { display: 'inline-flex', gap: vars.space.xxs }));
