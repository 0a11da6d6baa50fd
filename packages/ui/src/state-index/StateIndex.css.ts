import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { vars } from '../tokens/contract.css.ts';

export const table = style(inLayer('screens', { inlineSize: '100%', borderCollapse: 'collapse' }));

export const cell = style(
  inLayer('screens', {
    padding: vars.space.xs,
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.default}`,
  }),
);
