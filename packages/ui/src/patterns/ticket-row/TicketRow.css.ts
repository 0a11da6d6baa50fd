import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const updated = style(
  inLayer('patterns', { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.xxs}` }),
);

export const skeleton = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '67px',
    paddingInline: vars.space.xs,
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);
