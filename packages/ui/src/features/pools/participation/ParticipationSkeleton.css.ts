import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const line = { display: 'flex', alignItems: 'center' };

/** As tall as a badge. */
export const badge = style(inLayer('patterns', { ...line, height: vars.size.icon.l }));

/** As tall as a trimmed title. */
export const title = style(inLayer('patterns', { ...line, height: vars.space.s }));
