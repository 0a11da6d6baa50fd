import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    position: 'relative',
    padding: vars.space.inset,
    background: vars.color.bg.surface,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.l,
    boxShadow: vars.shadow.raised,
    containerType: 'inline-size',
    '@media': { print: { breakInside: 'avoid' } },
  }),
);
