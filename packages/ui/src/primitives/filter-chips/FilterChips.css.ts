import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { action, bg, border, text } = vars.color;

export const root = style(
  inLayer('primitives', { display: 'flex', flexDirection: 'column', gap: vars.space.xs }),
);

export const label = style(
  inLayer('primitives', { ...typeface({ ...textStyles.small, weight: 550 }), color: text.default }),
);

export const chips = style(inLayer('primitives', { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const chip = style(
  inLayer('primitives', {
    ...typeface({ ...textStyles.small, weight: textStyles.bodyStrong.weight }),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minHeight: '32px',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.s,
    background: bg.surface,
    color: text.default,
    border: `${vars.border.thin} solid ${border.control}`,
    borderRadius: vars.radius.full,
    textAlign: 'start',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.duration.fast,
    selectors: {
      '&[data-hovered]': { background: bg.sunken },
      '&[data-selected]': { background: action.soft, borderColor: action.text, color: action.text },
      '&[data-disabled]': {
        background: bg.sunken,
        borderColor: border.default,
        color: text.subtle,
        cursor: 'default',
      },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.size.touch },
      [forcedColors]: {
        selectors: {
          '&[data-selected]': { borderColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
);
