import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const code = style(
  inLayer('patterns', { width: '10rem', marginInline: 'auto', borderRadius: vars.radius.m }),
);

// Wraps anywhere, so that the whole link can be read and typed.
export const link = style(
  inLayer('patterns', {
    padding: vars.space.s,
    background: vars.color.bg.sunken,
    borderRadius: vars.radius.m,
    overflowWrap: 'anywhere',
    textAlign: 'center',
  }),
);
