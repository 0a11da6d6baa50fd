import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { typeface } from '../../../css/textTrim.ts';
import { hidden } from '../../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

const narrowPhone = 'screen and (width < 360px)';

/** The connected wallet in the bar: the short address fits beside the Back button. */
export const connected = style(
  inLayer('patterns', {
    position: 'relative',
    flexShrink: 0,
    paddingInline: vars.space.s,
    borderColor: vars.color.border.default,
    '@media': { [narrowPhone]: { gap: vars.space.xxs, paddingInline: vars.space.xs } },
  }),
);

export const address = style(inLayer('patterns', { ...typeface(textStyles.mono), whiteSpace: 'nowrap' }));

/** On phones, which need the width for the Back button, only the flask marks the demo wallet. */
export const demoWord = style(inLayer('patterns', { '@media': { 'screen and (width < 480px)': hidden } }));

export const picture = style(inLayer('patterns', { '@media': { [narrowPhone]: { display: 'none' } } }));

export const popover = style(inLayer('patterns', { width: '320px' }));

// Reserves the height of two coins while loading.
export const holdings = style(inLayer('patterns', { minHeight: '70px' }));

export const external = style(inLayer('patterns', { color: vars.color.text.muted }));

export const leave = style(inLayer('patterns', { color: vars.color.text.muted }));
