import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    width: '100%',
    margin: 0,
    border: 0,
    borderTop: `${vars.border.thin} solid ${vars.color.border.default}`,
  }),
);
