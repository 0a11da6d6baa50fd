import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';

const { action, bg, border, critical, neutral, text } = vars.color;

export const root = style(
  inLayer('primitives', {
    ...typeface(textStyles.bodyStrong),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.control,
    // A transparent border becomes visible in forced colours and keeps the shape.
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.m,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.duration.fast,
    transitionTimingFunction: vars.motion.ease.standard,
    selectors: {
      '&[data-disabled], &[data-pending]': { cursor: 'default' },
      '&[data-disabled]': {
        background: neutral.soft,
        borderColor: 'transparent',
        color: text.subtle,
      },
    },
    '@media': { [forcedColors]: { borderColor: 'ButtonBorder' } },
  }),
);

function tone(ground: string, ink: string, hover: string, pressed: string, line = 'transparent') {
  return inLayer('primitives', {
    selectors: {
      '&:not([data-disabled])': { background: ground, color: ink, borderColor: line },
      '&[data-hovered]:not([data-disabled])': { background: hover },
      '&[data-pressed]:not([data-disabled])': { background: pressed },
    },
  });
}

export const tones = styleVariants({
  primary: tone(action.bg, action.on, action.hover, action.pressed),
  secondary: tone('transparent', text.default, bg.sunken, neutral.soft, border.control),
  soft: tone(neutral.soft, neutral.text, border.default, border.default),
  plain: tone('transparent', neutral.text, neutral.soft, border.default),
  quiet: tone('transparent', action.text, action.soft, action.soft),
  critical: tone(critical.bg, critical.on, critical.hover, critical.pressed),
});

export const sizes = styleVariants({
  s: inLayer('primitives', {
    ...typeface({ ...textStyles.small, weight: textStyles.bodyStrong.weight }),
    minHeight: '32px',
    paddingInline: vars.space.s,
    '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
  }),
  m: inLayer('primitives', { paddingInline: vars.space.m }),
});

export const full = style(inLayer('primitives', { width: '100%' }));

const overhang = `calc((${vars.size.icon.m} - ${vars.size.control}) / 2)`;

/** Aligns the icon itself, not its background, with the content above and below. */
export const bleeds = styleVariants({
  start: inLayer('primitives', { marginInlineStart: overhang }),
  end: inLayer('primitives', { marginInlineEnd: overhang }),
});

export const square = style(
  inLayer('primitives', { paddingInline: 0, minWidth: vars.size.control, flexShrink: 0 }),
);

/** Text that is hidden on phones, where the icon is enough. */
export const folded = style(inLayer('primitives', { '@media': { [below('tablet')]: hidden } }));
