import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// Inside a page, between cards, the banner is not full-bleed.
export const inPage = style(
  inLayer('patterns', {
    justifyContent: 'space-between',
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    overflowWrap: 'anywhere',
  }),
);
