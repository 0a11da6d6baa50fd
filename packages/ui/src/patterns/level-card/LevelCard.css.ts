import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(inLayer('patterns', { height: '100%' }));

// Every state keeps the same room, so that a card does not move when its state changes.
export const footer = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space.s,
    minHeight: '84px',
    marginTop: 'auto',
  }),
);

/** As tall as the line of badges. */
export const badge = style(inLayer('patterns', { minHeight: vars.size.icon.l }));
