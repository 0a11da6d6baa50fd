import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const list = style(inLayer('patterns', { margin: 0, padding: 0 }));

export const row = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: '1fr auto minmax(min-content, 20%)',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: vars.size.touch,
    listStyle: 'none',
    selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);

export const kind = style(inLayer('patterns', { display: 'grid' }));

export const price = style(inLayer('patterns', { gridColumn: 3, textAlign: 'end' }));
