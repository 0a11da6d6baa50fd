import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    fontFamily: vars.font.mono,
    fontSize: '0.8125em',
    paddingBlock: '1px',
    paddingInline: '5px',
    background: vars.color.bg.sunken,
    color: vars.color.text.default,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderBlockEndWidth: vars.border.thick,
    borderRadius: vars.radius.s,
    whiteSpace: 'nowrap',
  }),
);
