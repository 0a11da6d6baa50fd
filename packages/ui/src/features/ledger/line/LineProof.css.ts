import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const root = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    justifyContent: 'flex-end',
  }),
);

/** An icon with text that wraps beside it, not below. */
export const words = style(
  inLayer('patterns', { display: 'flex', alignItems: 'flex-start', gap: vars.space.xs }),
);

export const icon = style(inLayer('patterns', { flexShrink: 0 }));
