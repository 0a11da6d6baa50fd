import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const list = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const match = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    width: '100%',
    minHeight: vars.size.row.list,
    paddingInline: vars.space.s,
    background: 'none',
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.m,
    color: vars.color.text.default,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.bg.sunken },
      '&[aria-pressed="true"]': { borderColor: vars.color.action.bg, background: vars.color.action.soft },
    },
  }),
);

export const words = style(
  inLayer('patterns', { display: 'flex', flex: 1, flexDirection: 'column', gap: vars.space.s, minWidth: 0 }),
);
