import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { fadeIn, fadeOut, forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { bg, text } = vars.color;

/** Surface of popovers and of a select's list. */
export const surface = style(
  inLayer('primitives', {
    maxWidth: `min(${vars.size.measure.narrow}, calc(100vw - 2 * ${vars.space.gutter}))`,
    overflow: 'auto',
    background: vars.color.bg.raised,
    color: vars.color.text.default,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.l,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.motion.duration.fast} ${vars.motion.ease.enter}` },
      '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.duration.fast} ${vars.motion.ease.exit}` },
    },
  }),
);

export const content = style(inLayer('primitives', { padding: vars.space.m, outline: 'none' }));

/** A list that fills the surface, for popovers and selects. */
export const list = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '12rem',
    padding: vars.space.xxs,
    outline: 'none',
  }),
);

export const item = style(
  inLayer('primitives', {
    ...typeface(textStyles.body),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.control,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.m,
    color: text.default,
    cursor: 'pointer',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    // The surface would clip a ring outside the line.
    outlineOffset: '-2px',
    selectors: {
      '&[data-hovered], &[data-focused]': { background: bg.sunken },
      '&[data-disabled]': { color: text.subtle, cursor: 'default' },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);
