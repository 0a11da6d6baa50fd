import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// Contains the absolutely positioned status.
export const root = style(inLayer('primitives', { position: 'relative' }));

export const button = style(
  inLayer('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    // A target of at least 24 px without a taller line of text.
    minHeight: vars.size.icon.l,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.s,
    color: 'inherit',
    cursor: 'copy',
    selectors: { '&[data-hovered]': { color: vars.color.action.text } },
    '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
  }),
);

/** As wide as high, for an icon without text. */
export const small = style(
  inLayer('primitives', {
    justifyContent: 'center',
    minWidth: vars.size.icon.l,
    '@media': { '(pointer: coarse)': { minWidth: vars.size.touch } },
  }),
);
