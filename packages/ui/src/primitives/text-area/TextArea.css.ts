import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';

export const control = style(inLayer('primitives', { paddingInline: 0 }));

// Padding is excluded from the height, so that row limits are exact.
export const area = style(
  inLayer('primitives', {
    boxSizing: 'content-box',
    display: 'block',
    flex: 1,
    paddingBlock: '8px',
    paddingInline: '12px',
    lineHeight: '1.375',
    resize: 'none',
    '@supports': {
      '(field-sizing: content)': { fieldSizing: 'content' },
      // Browsers without `field-sizing` let the reader resize the field.
      'not (field-sizing: content)': { resize: 'vertical' },
    },
  }),
);
