import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { input } from '../checkbox/Checkbox.css.ts';
import { drawnControl } from '../checkbox/drawnControl.ts';
import { root as field } from '../field/Field.css.ts';

const { action, bg, border, critical, text } = vars.color;

export const choices = style(
  inLayer('primitives', { display: 'flex', flexDirection: 'column', gap: vars.space.xxs }),
);

export const words = style(inLayer('primitives', { display: 'flex', flexDirection: 'column' }));

export const indicator = style(
  inLayer('primitives', {
    ...drawnControl,
    color: action.bg,
    borderRadius: vars.radius.full,
    selectors: {
      [`${field}[data-invalid] &`]: { borderColor: critical.text },
      [`${input}:focus-visible + &`]: focusRing,
      [`${input}:checked + &`]: { borderColor: action.bg },
      [`${input}:disabled + &`]: { borderColor: border.default, background: bg.sunken, color: text.subtle },
    },
  }),
);

export const dot = style(
  inLayer('primitives', {
    width: '10px',
    height: '10px',
    background: 'currentColor',
    borderRadius: vars.radius.full,
    opacity: 0,
    selectors: { [`${input}:checked + ${indicator} > &`]: { opacity: 1 } },
    '@media': { [forcedColors]: { background: 'CanvasText' } },
  }),
);
