import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { bg, border, text } = vars.color;

export const scroller = style(
  inLayer('primitives', { overflowX: 'auto', '@media': { print: { overflow: 'visible' } } }),
);

export const table = style(inLayer('primitives', { width: '100%' }));

const inset = { ...focusRing, outlineOffset: '-2px' };

export const head = style(
  inLayer('primitives', {
    ...typeface(textStyles.caption),
    padding: vars.space.xs,
    color: text.muted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBottom: `${vars.border.thin} solid ${border.control}`,
    cursor: 'default',
    selectors: {
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-hovered][data-allows-sorting]': { color: text.default },
      '&[data-focus-visible]': inset,
    },
  }),
);

export const headWords = style(
  inLayer('primitives', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minHeight: vars.size.icon.l,
  }),
);

export const aligns = styleVariants({
  start: inLayer('primitives', { textAlign: 'start', justifyContent: 'flex-start' }),
  end: inLayer('primitives', {
    textAlign: 'end',
    justifyContent: 'flex-end',
    fontVariantNumeric: 'tabular-nums',
  }),
});

export const row = style(
  inLayer('primitives', {
    borderBottom: `${vars.border.thin} solid ${border.default}`,
    selectors: {
      '&[data-hovered]': { background: bg.sunken },
      '&[data-focus-visible]': inset,
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const openable = style(inLayer('primitives', { cursor: 'pointer' }));

export const cell = style(
  inLayer('primitives', {
    padding: vars.space.xs,
    height: vars.size.touch,
    verticalAlign: 'middle',
    selectors: { '&[data-focus-visible]': inset },
  }),
);
