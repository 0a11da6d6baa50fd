import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const root = style(inLayer('patterns', { position: 'relative' }));

export const badge = style(
  inLayer('patterns', {
    ...typeface({ ...textStyles.caption, tabular: true }),
    position: 'absolute',
    insetBlockStart: '-1px',
    insetInlineEnd: '-1px',
    minWidth: '18px',
    paddingInline: '4px',
    background: vars.color.action.bg,
    color: vars.color.action.on,
    border: `${vars.border.thin} solid ${vars.color.bg.surface}`,
    borderRadius: vars.radius.full,
    textAlign: 'center',
    pointerEvents: 'none',
  }),
);
