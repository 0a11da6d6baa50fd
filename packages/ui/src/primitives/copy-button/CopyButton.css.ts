import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// A column without gap: the empty status takes no space.
export const root = style(
  inLayer('primitives', {
    position: 'relative',
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: vars.space.none,
  }),
);

export const wide = style([root, inLayer('primitives', { width: '100%' })]);
