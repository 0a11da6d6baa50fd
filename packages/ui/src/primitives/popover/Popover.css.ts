import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { fadeIn, fadeOut, forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { bg, text } = vars.color;

/** The ground of everything that opens beside what was pressed: popovers and the lists of selects. */
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

/** A list within the surface, to its edges; of a popover as of a select. */
export const list = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '12rem',
    padding: vars.space.xxs,
    outline: 'none',
  }),
);

/** One line of such a list. */
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
    // The surface around the list would cut a ring outside of it.
    outlineOffset: '-2px',
    selectors: {
      '&[data-hovered], &[data-focused]': { background: bg.sunken },
      '&[data-disabled]': { color: text.subtle, cursor: 'default' },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);
