import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';

export const code = style(inLayer('patterns', { alignSelf: 'center', maxWidth: '280px' }));
