import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const inOneLine = { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs } as const;

export const root = style(inLayer('primitives', inOneLine));

export const external = style(inLayer('primitives', inOneLine));
