import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// Optically as large as the text around it: the mono face is wider.
export const plain = style(
  inLayer('primitives', { fontFamily: vars.font.mono, fontSize: '0.87em', whiteSpace: 'nowrap' }),
);

export const button = style(
  inLayer('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.s,
    color: 'inherit',
    cursor: 'copy',
    selectors: { '&[data-hovered]': { color: vars.color.action.text } },
    '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
  }),
);
