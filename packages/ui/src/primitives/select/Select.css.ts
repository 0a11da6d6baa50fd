import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const button = style(
  inLayer('primitives', {
    fontSize: '1rem',
    justifyContent: 'space-between',
    width: '100%',
    textAlign: 'start',
  }),
);

export const value = style(
  inLayer('primitives', {
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: vars.color.text.subtle } },
  }),
);

export const surface = style(inLayer('primitives', { minWidth: 'var(--trigger-width)' }));

export const words = style(inLayer('primitives', { flex: 1 }));
