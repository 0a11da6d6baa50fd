import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';

/** Fits a wallet address, and grows to the maximum. */
export const search = style(inLayer('patterns', { flex: '1 1 16rem', maxWidth: '32rem' }));
