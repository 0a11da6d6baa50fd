import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// Matches the optical size of the text around it: the mono face is wider.
export const plain = style(
  inLayer('primitives', { fontFamily: vars.font.mono, fontSize: '0.87em', whiteSpace: 'nowrap' }),
);
