import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    borderRadius: vars.radius.s,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '0.06em',
    cursor: 'pointer',
    // Vertical padding does not affect lines of text: touch targets are 44 px, also inside a
    // sentence.
    '@media': { '(pointer: coarse)': { paddingBlock: '13px' } },
    selectors: {
      '&[data-hovered]': { textDecorationThickness: '0.12em' },
      '&[data-disabled]': { color: vars.color.text.subtle, textDecoration: 'none', cursor: 'default' },
    },
  }),
);

export const tones = styleVariants({
  action: inLayer('primitives', { color: vars.color.action.text, textDecoration: 'underline' }),
  inherit: inLayer('primitives', { color: 'inherit', textDecoration: 'underline' }),
  plain: inLayer('primitives', {
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  }),
});
