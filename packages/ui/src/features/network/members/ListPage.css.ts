import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';

/** As wide as a wallet needs, and as wide as it may be where there is no room for that. */
export const search = style(inLayer('patterns', { flex: '1 1 16rem', maxWidth: '32rem' }));
