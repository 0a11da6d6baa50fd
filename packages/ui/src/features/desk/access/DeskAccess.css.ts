import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const page = style(
  inLayer('screens', {
    minHeight: '100dvh',
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.gutter,
    outline: 'none',
  }),
);

export const card = style(
  inLayer('screens', { width: '100%', maxWidth: vars.size.measure.narrow, padding: vars.space.l }),
);
