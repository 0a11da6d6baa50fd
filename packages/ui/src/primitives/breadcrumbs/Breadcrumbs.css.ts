import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const list = style(
  inLayer('primitives', {
    ...typeface(textStyles.small),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xxs,
    color: vars.color.text.muted,
  }),
);

// Minimum height of 24 px, for the press target.
export const crumb = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minHeight: vars.size.icon.l,
    overflowWrap: 'anywhere',
  }),
);

export const mark = style(inLayer('primitives', { color: vars.color.text.subtle }));
