import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const control = style(inLayer('primitives', { paddingInlineEnd: 0 }));

export const input = style(
  inLayer('primitives', {
    minHeight: `calc(${vars.size.control} - 2px)`,
    // Only the button of ours clears: the browser's has no name and no size for fingers.
    appearance: 'none',
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-search-decoration': { display: 'none' },
    },
  }),
);

// The frame's own line stands outside of it, so the field is no higher with it than without.
export const clear = style(inLayer('primitives', { minHeight: `calc(${vars.size.control} - 2px)` }));
