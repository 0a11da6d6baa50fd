import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';

/** Invisible, but read by screen readers. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const root = style(inLayer('primitives', hidden));
