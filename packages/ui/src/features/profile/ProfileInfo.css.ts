import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** As tall as a wallet that can be copied, so that nothing moves when it arrives. */
export const waiting = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', height: vars.space.l }),
);
