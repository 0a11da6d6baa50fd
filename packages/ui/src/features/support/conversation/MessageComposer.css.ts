import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const root = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: vars.space.s }),
);

export const line = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    // Aligns the buttons with the last line of a growing text.
    alignItems: 'end',
    gap: vars.space.xs,
  }),
);
