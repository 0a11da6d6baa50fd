import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { below } from '../../tokens/breakpoints.ts';

/** Visually hidden on phones in favour of the page's title. */
export const notOnPhone = style(
  inLayer('patterns', {
    '@media': {
      [below('tablet')]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
