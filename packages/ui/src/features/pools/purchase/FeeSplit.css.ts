import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const list = style(
  inLayer('patterns', {
    margin: 0,
    paddingInline: vars.space.s,
    background: vars.color.bg.sunken,
    borderRadius: vars.radius.m,
  }),
);

export const row = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    selectors: {
      '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` },
    },
  }),
);
