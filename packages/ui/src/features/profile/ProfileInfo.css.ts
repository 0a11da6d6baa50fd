import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/**
 * As high as a wallet with its copy button, so that loading shifts nothing and adjacent rows align.
 */
export const value = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', height: vars.space.l }),
);
