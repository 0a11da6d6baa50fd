import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const clauseList = style(
  inLayer('patterns', { listStyle: 'decimal', paddingInlineStart: vars.space.l }),
);
