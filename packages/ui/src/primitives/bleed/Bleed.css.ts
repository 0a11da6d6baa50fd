import { styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { none, ...steps } = vars.space;

const less = (space: string) => `calc(-1 * ${space})`;

export const inlines = styleVariants(steps, (space) => inLayer('primitives', { marginInline: less(space) }));

export const blocks = styleVariants(steps, (space) => inLayer('primitives', { marginBlock: less(space) }));
