import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { inLayer } from './inLayer.ts';

/** The product's focus ring, for rules that draw it around another element than the focused one. */
export const focusRing = {
  outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
};

globalStyle(':focus', inLayer('reset', { outline: 'none' }));
globalStyle(':focus-visible, [data-focus-visible]', inLayer('reset', focusRing));
