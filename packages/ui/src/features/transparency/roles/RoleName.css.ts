import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { typeface } from '../../../css/textTrim.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

/** The contracts' identifier beside the role's name. */
export const term = style(
  inLayer('patterns', { ...typeface(textStyles.mono), color: vars.color.text.muted, whiteSpace: 'pre' }),
);
