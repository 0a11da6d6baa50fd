import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const acts = style(
  inLayer('patterns', { display: 'inline-flex', alignItems: 'center', gap: vars.space.s }),
);
