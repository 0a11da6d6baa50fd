import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const list = style(
  inLayer('patterns', {
    margin: 0,
    borderBlock: line,
  }),
);

export const row = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    selectors: { '& + &': { borderTop: line } },
  }),
);

export const sum = style(
  inLayer('patterns', { borderTop: `${vars.border.thick} solid ${vars.color.border.control}` }),
);

/** An amount never wraps; its label does. */
export const amount = style(inLayer('patterns', { flexShrink: 0 }));

export const words = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 }),
);
