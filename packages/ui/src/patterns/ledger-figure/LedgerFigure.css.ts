import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** A figure stays a figure: a fine line says that it leads somewhere. */
export const figure = style(
  inLayer('patterns', {
    textDecorationLine: 'underline',
    textDecorationThickness: vars.border.thin,
    textDecorationColor: vars.color.border.control,
    textUnderlineOffset: '0.2em',
    selectors: {
      '&[data-hovered]': { textDecorationColor: 'currentcolor' },
    },
    '@media': { print: { textDecorationLine: 'none' } },
  }),
);
