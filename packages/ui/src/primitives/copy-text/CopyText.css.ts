import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// The place where it is read how copying went must not be laid out elsewhere on the page.
export const root = style(inLayer('primitives', { position: 'relative' }));

export const button = style(
  inLayer('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    // A target of 24 px or more in a line of text that is no taller for it.
    minHeight: vars.size.icon.l,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.s,
    color: 'inherit',
    cursor: 'copy',
    selectors: { '&[data-hovered]': { color: vars.color.action.text } },
    '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
  }),
);

/** As wide as it is tall, for a drawing alone. */
export const small = style(
  inLayer('primitives', {
    justifyContent: 'center',
    minWidth: vars.size.icon.l,
    '@media': { '(pointer: coarse)': { minWidth: vars.size.touch } },
  }),
);
