import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { forcedColors } from '../../../css/motion.css.ts';
import { root, sizes, tones } from '../../../primitives/button/Button.css.ts';
import { content, toggle, row as treeRow } from '../../../primitives/tree/Tree.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** List width from which five slots fit one line, in pixels. */
export const lineWidth = 960;

const wide = `(width >= ${lineWidth}px)`;
const narrow = `(width < ${lineWidth}px)`;

/** Offset of the vertical line on phones, and the rows' distance from it. */
const trunkAt = '19px';
const reach = '16px';

export const tree = style({});

/** Forces one slot per line at any width. */
export const single = style({});

const deeper = '[aria-level]:not([aria-level="1"])';

globalStyle(
  `${tree} ${treeRow}`,
  inLayer('patterns', {
    borderBottom: 'none',
    '@container': {
      [wide]: { paddingInlineStart: vars.space.s, paddingInlineEnd: vars.space.l },
      [narrow]: {
        paddingInlineStart: `calc(36px + min((var(--tree-item-level, 1) - 1) * 32px, 25cqi))`,
        paddingInlineEnd: vars.space.s,
      },
    },
  }),
);
globalStyle(
  `${tree} ${treeRow}[aria-level="1"]:not([aria-posinset="1"])`,
  inLayer('patterns', {
    '@container': { [wide]: { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
  }),
);
globalStyle(
  `${tree} ${treeRow}${deeper}`,
  inLayer('patterns', {
    '@container': { [wide]: { paddingInlineStart: vars.space.xxs, paddingInlineEnd: vars.space.xxs } },
  }),
);
globalStyle(
  `${single} ${treeRow}${deeper}`,
  inLayer('patterns', {
    '@container': {
      [wide]: {
        paddingInlineStart: `min(calc((var(--tree-item-level, 1) - 1) * 48px + ${vars.space.s}), 33cqi)`,
        paddingInlineEnd: vars.space.l,
      },
    },
  }),
);
// Hidden in narrow rows; keys and buttons expand them.
globalStyle(`${tree} ${toggle}`, inLayer('patterns', { '@container': { [narrow]: { display: 'none' } } }));
globalStyle(`${tree} ${content}`, inLayer('patterns', { minWidth: 0 }));

export const row = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minWidth: 0,
    '@container': { [wide]: { gap: vars.space.s } },
  }),
);

/** One of five slots in a line, stacked on phones. */
export const chip = style([
  row,
  inLayer('patterns', {
    minHeight: '52px',
    paddingInline: vars.space.s,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.m,
    selectors: {
      '&[data-match]': {
        borderColor: vars.color.action.bg,
        boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.action.bg}`,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-match]': { borderColor: 'Highlight' } } } },
  }),
]);

export const found = style(
  inLayer('patterns', {
    borderRadius: vars.radius.m,
    outline: `${vars.border.thick} solid ${vars.color.action.bg}`,
    outlineOffset: vars.space.xxs,
  }),
);

export const free = style([
  chip,
  inLayer('patterns', { borderStyle: 'dashed', borderColor: vars.color.border.control }),
]);

/** Visually hidden in narrow rows. */
export const taken = style(
  inLayer('patterns', {
    '@container': {
      '(width < 40rem)': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const view = style([
  root,
  sizes.s,
  tones.secondary,
  inLayer('patterns', {
    flexShrink: 0,
    // Reduced on phones in favour of the name.
    '@container': { '(width < 40rem)': { paddingInline: vars.space.xs } },
    selectors: { '&:hover, &:active': { background: vars.color.bg.sunken } },
  }),
]);

const line = inLayer('patterns', {
  position: 'absolute',
  insetInlineStart: trunkAt,
  border: `0 solid ${vars.color.border.control}`,
  pointerEvents: 'none',
  '@container': { [wide]: { display: 'none' } },
});

/** The vertical line that connects all rows. */
export const trunk = style([
  line,
  inLayer('patterns', { insetBlock: 0, borderInlineStartWidth: vars.border.thin }),
]);

/** The end of the line, at the last top-level row. */
export const trunkEnd = style([
  line,
  inLayer('patterns', { insetBlockStart: 0, height: '50%', borderInlineStartWidth: vars.border.thin }),
]);

/** Connects the line with a top-level row. */
export const branch = style([
  line,
  inLayer('patterns', { insetBlockStart: '50%', width: reach, borderBlockStartWidth: vars.border.thin }),
]);
