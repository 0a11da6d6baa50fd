import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// Contains the visually hidden live region.
export const root = style(inLayer('primitives', { position: 'relative' }));

export const list = style(
  inLayer('primitives', { display: 'flex', flexDirection: 'column', gap: vars.space.s }),
);

export const row = style(
  inLayer('primitives', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
    minHeight: vars.size.icon.l,
  }),
);

/** Below the step's name, aligned with it and closer to it than to the next step. */
export const detail = style(inLayer('primitives', { gridColumn: '2 / -1', marginBlockEnd: vars.space.xs }));
