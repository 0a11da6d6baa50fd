import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';
import { drawnControl } from './drawnControl.ts';

const { action, bg, border, critical, text } = vars.color;

export const root = style(inLayer('primitives', { display: 'flex', flexDirection: 'column' }));

export const box = style(
  inLayer('primitives', {
    ...typeface(textStyles.body),
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    paddingBlock: vars.space.xxs,
    color: text.default,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: text.subtle, cursor: 'default' } },
    '@media': { '(pointer: coarse)': { minHeight: vars.size.touch, paddingBlock: '11px' } },
  }),
);

// Covers the drawn box, so that touch and screen readers meet the native input.
export const input = style(
  inLayer('primitives', {
    position: 'absolute',
    insetInlineStart: 0,
    width: '20px',
    height: '20px',
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const indicator = style(
  inLayer('primitives', {
    ...drawnControl,
    color: action.on,
    borderRadius: vars.radius.s,
    selectors: {
      [`${input}:focus-visible + &`]: focusRing,
      [`${input}[aria-invalid] + &`]: { borderColor: critical.text },
      [`${input}:checked + &`]: { background: action.bg, borderColor: action.bg },
      [`${input}:disabled + &`]: { borderColor: border.default, background: bg.sunken },
      [`${input}:disabled:checked + &`]: { color: text.subtle },
    },
  }),
);

// Hidden by opacity, because forced colours would make a transparent tick visible.
export const tick = style(
  inLayer('primitives', {
    opacity: 0,
    selectors: { [`${input}:checked + ${indicator} > &`]: { opacity: 1 } },
  }),
);

export const below = style(inLayer('primitives', { paddingInlineStart: '28px' }));
