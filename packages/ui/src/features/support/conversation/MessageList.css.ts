import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { typeface } from '../../../css/textTrim.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

export const list = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: vars.space.s }),
);

export const splitLine = style(
  inLayer('patterns', {
    ...typeface(textStyles.small),
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: vars.space.xs,
    paddingInline: vars.space.s,
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
  }),
);
