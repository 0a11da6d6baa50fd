import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// It stands among cards and not across the app.
export const inPage = style(
  inLayer('patterns', {
    justifyContent: 'space-between',
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    overflowWrap: 'anywhere',
  }),
);
