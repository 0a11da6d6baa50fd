import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

// Limits the height so that ten files leave the message text visible.
export const list = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: vars.space.xs,
    // Space for the focus ring of buttons at the edge.
    padding: '4px',
    margin: '-4px',
    maxHeight: '204px',
    overflow: 'auto',
  }),
);
