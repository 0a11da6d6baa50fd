import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

// What is read aloud is laid out of the way, but within this element.
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

/** Below the step's name, in line with it, and nearer to it than to the next step's. */
export const detail = style(inLayer('primitives', { gridColumn: '2 / -1', marginBlockEnd: vars.space.xs }));
