import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { typeface } from '../../../css/textTrim.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

export const row = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    paddingBlock: vars.space.s,
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);

export const call = style(
  inLayer('patterns', {
    ...typeface(textStyles.mono),
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
  }),
);
