import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const option = style(
  inLayer('patterns', {
    justifyContent: 'flex-start',
    textAlign: 'start',
    height: 'auto',
    paddingBlock: vars.space.s,
  }),
);

/** The description below an account's name. */
export const line = style(inLayer('patterns', { display: 'block', paddingBlockStart: vars.space.xxs }));

export const icon = style(
  inLayer('patterns', {
    width: vars.size.icon.m,
    height: vars.size.icon.m,
    borderRadius: vars.radius.s,
    flexShrink: 0,
  }),
);
