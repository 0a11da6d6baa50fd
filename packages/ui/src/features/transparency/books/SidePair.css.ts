import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Two lines that stand level with those of the cells beside. */
export const pair = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    whiteSpace: 'nowrap',
  }),
);

/** For figures that no column aligns. */
export const atEnd = style(inLayer('patterns', { textAlign: 'end' }));
