import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const list = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: vars.space.s, padding: 0, margin: 0 }),
);

export const row = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: vars.size.icon.l,
    listStyle: 'none',
  }),
);
