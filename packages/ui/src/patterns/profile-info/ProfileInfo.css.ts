import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Reaches into the space around its line, so that the line is no taller than the others. */
export const copy = style(
  inLayer('patterns', {
    marginBlock: `calc(-1 * ${vars.space.s})`,
    marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  }),
);

/** As tall as a wallet that can be copied, so that nothing moves when it arrives. */
export const waiting = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', height: vars.space.l }),
);
