import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, bg, border, critical, neutral } = vars.color;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingInline: vars.space.s,
  '@media': { [from('tablet')]: { paddingInline: vars.space.l } },
} as const;

/** The clickable area covers the row, while only the text is the accessible name. */
export const opener = style(
  inLayer('patterns', {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
);

export const row = style(
  inLayer('patterns', {
    ...columns,
    position: 'relative',
    minHeight: vars.size.row.double,
    paddingBlock: vars.space.xs,
    listStyle: 'none',
    selectors: {
      '& + &': { borderBlockStart: `${vars.border.thin} solid ${border.default}` },
      '&:hover': { background: bg.canvas },
      [`&:has(${opener}[data-focus-visible])`]: { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': {
      ...columns['@media'],
      [from('tablet')]: { minHeight: vars.size.row.list, paddingInline: vars.space.l },
      print: { breakInside: 'avoid' },
    },
  }),
);

export const group = style(
  inLayer('patterns', {
    ...columns,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    minHeight: vars.space.xl,
    paddingBlockStart: vars.space.xs,
    selectors: {
      'section + section > &': { borderBlockStart: `${vars.border.thin} solid ${border.default}` },
    },
  }),
);

/** Same width in read rows, so that all texts align. */
export const dot = style(inLayer('patterns', { width: vars.space.xs, height: vars.space.xs }));

export const isNew = style(
  inLayer('patterns', {
    background: action.bg,
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { background: 'CanvasText' } },
  }),
);

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.avatar.s,
  height: vars.size.avatar.s,
  borderRadius: vars.radius.picture,
} as const;

export const marks = styleVariants({
  plain: inLayer('patterns', { ...mark, background: neutral.soft, color: neutral.text }),
  lost: inLayer('patterns', { ...mark, background: critical.soft, color: critical.text }),
});

export const words = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minWidth: 0,
    // A hash is one word, longer than a phone is wide.
    overflowWrap: 'anywhere',
  }),
);

export const end = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.s,
  }),
);

/** Above the row's clickable area; visible on hover and on focus. */
export const markRead = style(
  inLayer('patterns', {
    position: 'relative',
    opacity: 0,
    selectors: { [`${row}:hover &, &:focus-within`]: { opacity: 1 } },
    '@media': {
      // Overlaps the end of the row, which leaves the width to the text.
      [below('tablet')]: { position: 'absolute', insetInlineEnd: vars.space.s },
      // On touch screens, opening the row marks it as read.
      '(hover: none)': { pointerEvents: 'none', selectors: { '&:focus-within': { pointerEvents: 'auto' } } },
    },
  }),
);

export const foot = style(
  inLayer('patterns', {
    paddingBlock: vars.space.s,
    paddingInline: vars.space.gutter,
    borderBlockStart: `${vars.border.thin} solid ${border.default}`,
  }),
);
