import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    width: '100%',
    maxWidth: '224px',
    background: vars.scan.ground,
    color: vars.scan.ink,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.s,
    forcedColorAdjust: 'none',
    '@media': { print: { printColorAdjust: 'exact' } },
  }),
);
