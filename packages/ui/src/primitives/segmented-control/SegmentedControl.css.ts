import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { bg, border, text } = vars.color;

export const root = style(
  inLayer('primitives', {
    display: 'inline-flex',
    padding: '3px',
    background: bg.sunken,
    border: `${vars.border.thin} solid ${border.default}`,
    borderRadius: vars.radius.m,
  }),
);

export const option = style(
  inLayer('primitives', {
    ...typeface({ ...textStyles.small, weight: textStyles.bodyStrong.weight }),
    display: 'inline-flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    minHeight: `calc(${vars.size.control} - 8px)`,
    paddingInline: vars.space.s,
    color: text.muted,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: '8px',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-hovered]': { color: text.default },
      '&[data-selected]': {
        background: bg.raised,
        borderColor: border.control,
        color: text.default,
        boxShadow: vars.shadow.raised,
      },
      '&[data-disabled]': { color: text.subtle, cursor: 'default' },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.size.touch },
      // Forced colours outline every button, so the selected one needs a background.
      [forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);
