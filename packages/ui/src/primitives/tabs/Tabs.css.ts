import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { action, border, text } = vars.color;

export const root = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    // React Aria marks the list as focused even if an inner element has focus and its own ring.
    selectors: { '&[data-focus-visible]': { outline: 'none' } },
  }),
);

export const list = style(
  inLayer('primitives', {
    display: 'flex',
    gap: vars.space.xxs,
    overflowX: 'auto',
    // Line below all tabs; the selected tab's line covers it.
    boxShadow: `inset 0 -1px ${border.default}`,
  }),
);

export const tab = style(
  inLayer('primitives', {
    ...typeface(textStyles.bodyStrong),
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.touch,
    paddingInline: vars.space.s,
    color: text.muted,
    borderBlockEnd: `${vars.border.thick} solid transparent`,
    cursor: 'pointer',
    // The row scrolls and would clip a ring outside the tab.
    outlineOffset: '-4px',
    selectors: {
      '&[data-hovered]': { color: text.default },
      '&[data-selected]': { color: action.text, borderColor: action.text },
      '&[data-disabled]': { color: text.subtle, cursor: 'default' },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&:not([data-selected])': { borderColor: 'Canvas' },
          '&[data-selected]': { borderColor: 'Highlight' },
        },
      },
    },
  }),
);
