import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { rowHeight } from './rowHeight.ts';

export const joinedAt = style(
  inLayer('patterns', {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: vars.space.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const skeleton = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: `${rowHeight}px`,
    paddingInline: vars.space.xs,
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);
