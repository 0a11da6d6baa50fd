import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { inLayer } from './inLayer.ts';

/** The one ring of the product, for rules that draw it around something other than the focused element. */
export const focusRing = {
  outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
};

globalStyle(':focus', inLayer('reset', { outline: 'none' }));
globalStyle(':focus-visible, [data-focus-visible]', inLayer('reset', focusRing));
