import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { rowHeight } from './rowHeight.ts';

export const row = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: `${rowHeight}px`,
    listStyle: 'none',
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);

export const who = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xxs,
  }),
);

export const name = style(inLayer('patterns', { maxWidth: '100%' }));
