import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';

const { action, bg, border, critical, text } = vars.color;

export const root = style(
  inLayer('primitives', { display: 'flex', flexDirection: 'column', gap: vars.space.xxs }),
);

export const button = style(
  inLayer('primitives', {
    ...typeface(textStyles.body),
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    paddingBlock: vars.space.xxs,
    color: text.default,
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-disabled]': { color: text.subtle, cursor: 'default' },
    },
    '@media': { '(pointer: coarse)': { minHeight: vars.size.touch, paddingBlock: '11px' } },
  }),
);

// React Aria hides the input by a style attribute, which prerendered markup may not carry.
globalStyle(`${button} > span:has(> input)`, inLayer('primitives', hidden));

export const indicator = style(
  inLayer('primitives', {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '20px',
    height: '20px',
    marginTop: '1px',
    background: bg.surface,
    color: 'transparent',
    border: `${vars.border.thin} solid ${border.control}`,
    borderRadius: vars.radius.s,
    selectors: {
      [`${button}[data-focus-visible] &`]: focusRing,
      [`${button}[data-invalid] &`]: { borderColor: critical.text },
      [`${button}[data-selected] &`]: {
        background: action.bg,
        borderColor: action.bg,
        color: action.on,
      },
      [`${button}[data-disabled] &`]: { borderColor: border.default, background: bg.sunken },
      [`${button}[data-disabled][data-selected] &`]: { color: text.subtle },
    },
    '@media': {
      [forcedColors]: {
        selectors: { [`${button}[data-selected] &`]: { color: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const below = style(inLayer('primitives', { paddingInlineStart: '28px' }));
