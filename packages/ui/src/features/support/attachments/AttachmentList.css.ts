import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

// Ten files must leave the words that they go with in sight.
export const list = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: vars.space.xs,
    // Room for the focus ring of what stands at its edge.
    padding: '4px',
    margin: '-4px',
    maxHeight: '204px',
    overflow: 'auto',
  }),
);
