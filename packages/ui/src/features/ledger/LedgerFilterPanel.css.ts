import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Level, first and last day side by side, as many as there is room for. */
export const fields = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    alignItems: 'start',
    gap: vars.space.m,
  }),
);
