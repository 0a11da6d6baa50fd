import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const items = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
} as const;

export const list = style(inLayer('screens', { ...items, listStyle: 'disc' }));

export const numbered = style(inLayer('screens', { ...items, listStyle: 'decimal' }));

export const row = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    paddingBlock: vars.space.s,
    selectors: {
      '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}` },
    },
  }),
);
