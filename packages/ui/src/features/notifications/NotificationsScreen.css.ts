import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { below } from '../../tokens/breakpoints.ts';

/** Words that give way where the page's title needs the line; they are still read aloud. */
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
