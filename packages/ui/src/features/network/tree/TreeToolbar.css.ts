import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const form = style(
  inLayer('patterns', {
    display: 'flex',
    flex: '1 1 18rem',
    alignItems: 'flex-end',
    gap: vars.space.xs,
    maxWidth: '36rem',
  }),
);

export const field = style(inLayer('patterns', { flex: 1 }));
