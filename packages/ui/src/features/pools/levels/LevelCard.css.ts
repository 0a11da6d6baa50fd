import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const root = style(inLayer('patterns', { height: '100%' }));

// As tall as the button in every state, so that a card does not move when its state changes.
export const footer = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: vars.size.control,
    marginTop: 'auto',
  }),
);

/** Keeps its word on one line beside a step that takes two. */
export const follow = style(inLayer('patterns', { flexShrink: 0 }));

/** As tall as the line of badges. */
export const badge = style(inLayer('patterns', { minHeight: vars.size.icon.l }));
