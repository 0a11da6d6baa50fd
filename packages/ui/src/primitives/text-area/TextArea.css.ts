import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';

export const control = style(inLayer('primitives', { paddingInline: 0 }));

// Padding stands outside the height, so that a least and a greatest number of lines are what they say.
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
      // A browser that cannot grow it lets the reader do so.
      'not (field-sizing: content)': { resize: 'vertical' },
    },
  }),
);
