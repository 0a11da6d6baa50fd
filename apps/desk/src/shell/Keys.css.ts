import { inLayer, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

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
