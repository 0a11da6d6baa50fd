import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { action, bg, border, text } = vars.color;

export const root = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.l,
    background: bg.surface,
    color: text.muted,
    border: `${vars.border.thin} dashed ${border.control}`,
    borderRadius: vars.radius.m,
    textAlign: 'center',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.duration.fast,
    selectors: {
      '&[data-drop-target]': {
        background: action.soft,
        borderStyle: 'solid',
        borderColor: action.text,
        color: action.text,
      },
      '&[data-disabled]': { background: bg.sunken, borderColor: border.default, color: text.subtle },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
    },
  }),
);

export const hint = style(inLayer('primitives', { ...typeface(textStyles.body), overflowWrap: 'anywhere' }));

export const description = style(inLayer('primitives', typeface(textStyles.small)));
