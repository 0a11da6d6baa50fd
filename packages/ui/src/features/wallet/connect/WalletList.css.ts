import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { typeface } from '../../../css/textTrim.ts';
import { hidden } from '../../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

export const option = style(inLayer('patterns', { justifyContent: 'flex-start' }));

export const icon = style(
  inLayer('patterns', {
    width: vars.size.icon.m,
    height: vars.size.icon.m,
    borderRadius: vars.radius.s,
    flexShrink: 0,
  }),
);

export const address = style(inLayer('patterns', { ...typeface(textStyles.mono), whiteSpace: 'nowrap' }));

/** On phones, where the way back needs its room, the flask alone marks the demo wallet for the eye. */
export const demoWord = style(inLayer('patterns', { '@media': { 'screen and (width < 480px)': hidden } }));

/** The connected wallet in the bar: the whole short address stays within it beside the way back. */
export const connected = style(
  inLayer('patterns', {
    position: 'relative',
    flexShrink: 0,
    '@media': { 'screen and (width < 360px)': { gap: vars.space.xxs, paddingInline: vars.space.xs } },
  }),
);
