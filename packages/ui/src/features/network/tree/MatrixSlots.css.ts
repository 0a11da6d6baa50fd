import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const slots = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
    gap: vars.space.s,
  }),
);

export const slot = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: vars.space.s,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.m,
  }),
);

export const empty = style(inLayer('patterns', { borderStyle: 'dashed', justifyContent: 'center' }));
