import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const item = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s,
    columnGap: vars.space.l,
    paddingBlock: vars.space.s,
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);

/** Both halves of a row share a line on wide screens. */
export const body = style(inLayer('patterns', { flex: '1 1 18rem', minWidth: 0 }));
