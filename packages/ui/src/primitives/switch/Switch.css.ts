import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors, lessMotion } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, bg, border, neutral, text } = vars.color;

// Covers the drawn track, so that touch and screen readers meet the native input.
export const input = style(
  inLayer('primitives', {
    position: 'absolute',
    insetInlineStart: 0,
    width: '40px',
    height: '24px',
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const track = style(
  inLayer('primitives', {
    flexShrink: 0,
    width: '40px',
    height: '24px',
    padding: '3px',
    background: neutral.soft,
    border: `${vars.border.thin} solid ${border.control}`,
    borderRadius: vars.radius.full,
    transition: `background-color ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      [`${input}:focus-visible + &`]: focusRing,
      [`${input}:checked + &`]: { background: action.bg, borderColor: action.bg },
      [`${input}:disabled + &`]: { background: bg.sunken, borderColor: border.default },
    },
    '@media': {
      [forcedColors]: { selectors: { [`${input}:checked + &`]: { background: 'Highlight' } } },
    },
  }),
);

// A margin follows the writing direction; a transform would not.
export const thumb = style(
  inLayer('primitives', {
    display: 'block',
    width: '16px',
    height: '16px',
    background: text.muted,
    borderRadius: vars.radius.full,
    transition: `margin ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      [`${input}:checked + ${track} > &`]: { marginInlineStart: '16px', background: action.on },
      [`${input}:disabled + ${track} > &`]: { background: text.subtle },
    },
    '@media': {
      [lessMotion]: { transition: 'none' },
      [forcedColors]: {
        background: 'CanvasText',
        selectors: {
          [`${input}:checked + ${track} > &`]: { background: 'HighlightText' },
          [`${input}:disabled + ${track} > &`]: { background: 'GrayText' },
        },
      },
    },
  }),
);

export const below = style(inLayer('primitives', { paddingInlineStart: '48px' }));
