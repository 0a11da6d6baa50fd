import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { typeface } from '../css/textTrim.ts';
import { vars } from '../tokens/contract.css.ts';
import { textStyles } from '../tokens/textStyles.ts';

/** Scrolls below the field; the fixed height prevents jumps while filtering. */
export const found = style(inLayer('patterns', { height: 'min(360px, 50dvh)', overflowY: 'auto' }));

export const label = style(inLayer('patterns', { ...typeface(textStyles.small), flex: 1, minWidth: 0 }));

export const place = style(
  inLayer('patterns', {
    ...typeface(textStyles.caption),
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
  }),
);
