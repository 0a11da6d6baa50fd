import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { trim, typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { text, action, positive, caution, critical, info, neutral, pool } = vars.color;

export const tones = styleVariants(
  {
    default: text.default,
    muted: text.muted,
    subtle: text.subtle,
    onInverse: text.onInverse,
    action: action.text,
    positive: positive.text,
    caution: caution.text,
    critical: critical.text,
    info: info.text,
    neutral: neutral.text,
    race: pool.race.text,
    global: pool.global.text,
    inherit: 'inherit',
  },
  (color) => inLayer('primitives', { color }),
);

export const sizes = styleVariants(textStyles, (token) => inLayer('primitives', typeface(token)));

export const trims = styleVariants(textStyles, (token) =>
  inLayer('primitives', { display: 'block', ...trim(token) }),
);

export const aligns = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) =>
  inLayer('primitives', { textAlign }),
);

/**
 * A name in its own writing direction: aligned with the text around it, and truncated at its own
 * end.
 */
export const ownDirection = style(
  inLayer('primitives', { textAlign: ['-webkit-match-parent', 'match-parent'] }),
);

export const wrap = style(inLayer('primitives', { overflowWrap: 'anywhere' }));

// The padding keeps descenders and accents inside the clipped box.
export const truncate = style(
  inLayer('primitives', {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingBlock: '0.2em',
    marginBlock: '-0.2em',
    // Print shows the full text, because paper has no hover.
    '@media': { print: { overflow: 'visible', whiteSpace: 'normal' } },
  }),
);
