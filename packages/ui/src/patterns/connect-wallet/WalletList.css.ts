import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { hidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

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

/** On the narrowest phones the flask alone marks the demo wallet for the eye. */
export const demoWord = style(inLayer('patterns', { '@media': { 'screen and (width < 360px)': hidden } }));
