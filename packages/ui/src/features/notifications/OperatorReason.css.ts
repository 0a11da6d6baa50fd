import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** A line beside the text, as for quotations. */
export const reasonWords = style(
  inLayer('patterns', {
    marginBlock: vars.space.xs,
    paddingInlineStart: vars.space.s,
    borderInlineStart: `2px solid ${vars.color.border.default}`,
    overflowWrap: 'anywhere',
  }),
);
