import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const external = style(
  inLayer('primitives', { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs }),
);
