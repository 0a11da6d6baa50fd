import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Keeps its shape beside a long button. */
export const portrait = style(
  inLayer('patterns', {
    flexShrink: 0,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
  }),
);
