import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// A column without a gap: the empty place of the status takes no room beside the button.
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
