import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { bg, critical, text } = vars.color;

/** The list within the surface; of a menu as of a select. */
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

export const dangerous = style(
  inLayer('primitives', { selectors: { '&:not([data-disabled])': { color: critical.text } } }),
);
