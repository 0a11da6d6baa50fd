import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Two lines, aligned with adjacent cells. */
export const pair = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    whiteSpace: 'nowrap',
  }),
);

/** For figures outside a column. */
export const atEnd = style(inLayer('patterns', { textAlign: 'end' }));
