import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const control = style(inLayer('primitives', { paddingInlineEnd: 0 }));

export const input = style(
  inLayer('primitives', {
    minHeight: `calc(${vars.size.control} - 2px)`,
    // Hides the browser's clear button, which has no name and no touch size; the component has its
    // own.
    appearance: 'none',
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-search-decoration': { display: 'none' },
    },
  }),
);

// The frame's border is outside, so the field has the same height with and without the button.
export const clear = style(inLayer('primitives', { minHeight: `calc(${vars.size.control} - 2px)` }));
