import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';

export const onPaper = style(
  inLayer('screens', { display: 'none', '@media': { print: { display: 'block' } } }),
);
