import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const code = style(
  inLayer('patterns', { width: '10rem', marginInline: 'auto', borderRadius: vars.radius.m }),
);

// A link breaks where it must: all of it is shown, so that it can be read out or typed.
export const link = style(
  inLayer('patterns', {
    padding: vars.space.s,
    background: vars.color.bg.sunken,
    borderRadius: vars.radius.m,
    overflowWrap: 'anywhere',
    textAlign: 'center',
  }),
);
