import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const list = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: vars.space.s }),
);
