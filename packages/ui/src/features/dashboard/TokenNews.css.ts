import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Apart from the figure above, which it has nothing to do with. */
export const root = style(
  inLayer('patterns', {
    marginBlockStart: vars.space.xs,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  }),
);
