import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const item = style(
  inLayer('patterns', {
    paddingBlock: vars.space.m,
    selectors: {
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
      '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}` },
    },
  }),
);
