import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** As tall as a wallet that can be copied, so that nothing moves when it arrives and rows side by side are level. */
export const value = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', height: vars.space.l }),
);
