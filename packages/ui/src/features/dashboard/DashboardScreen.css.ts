import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { bg, border, critical, text } = vars.color;
const hairline = `${vars.border.thin} solid ${border.default}`;
const cellEdge = `calc(${vars.space.l} - ${vars.space.xxs})`;

export const head = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
  }),
);

export const greeting = style(
  inLayer('screens', { display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 }),
);

/** Focused on arrival; a ring around text that cannot be pressed would mean nothing. */
export const heading = style(inLayer('screens', { outline: 'none' }));

/** The wallet within the greeting, in the optical size of its text. */
export const greeted = style(
  inLayer('screens', {
    fontFamily: vars.font.mono,
    fontSize: '0.87em',
    fontWeight: 500,
    letterSpacing: '-0.02em',
  }),
);

// Both actions share one line on phones in every language.
export const headActions = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    '@media': { [below('tablet')]: { width: '100%' } },
  }),
);
globalStyle(
  `${headActions} > *`,
  inLayer('screens', { '@media': { [below('tablet')]: { flex: '1 1 auto' } } }),
);

export const facts = style(inLayer('screens', { display: 'flex', flexDirection: 'column' }));

export const fact = style(
  inLayer('screens', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minHeight: '40px',
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);

export const factName = style(
  inLayer('screens', { display: 'inline-flex', alignItems: 'center', gap: vars.space.s }),
);

const wide = from('desktop');

/**
 * On desktops claim and totals form one column beside figures and chart, without stretching them.
 */
export const moneyRows = style(
  inLayer('screens', { '@media': { [wide]: { gridTemplateRows: 'auto 1fr auto' } } }),
);
export const claimPlace = style(
  inLayer('screens', { '@media': { [wide]: { gridColumn: 3, gridRow: '1 / 3' } } }),
);
export const chartPlace = style(
  inLayer('screens', { '@media': { [wide]: { gridColumn: '1 / 3', gridRow: '2 / 4' } } }),
);
export const sumsPlace = style(inLayer('screens', { '@media': { [wide]: { gridColumn: 3, gridRow: 3 } } }));

/** The minimum height of its replacements. */
export const firstCell = style(inLayer('screens', { '@media': { [wide]: { minHeight: '440px' } } }));

/** Same height with and without the switch. */
export const plotHead = style(
  inLayer('screens', {
    minHeight: vars.size.control,
    '@media': { '(pointer: coarse)': { minHeight: `calc(${vars.size.touch} + 8px)` } },
  }),
);

/** The final height of the chart, from the start. */
export const plotHeight = 200;
export const plot = style(
  inLayer('screens', {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: `${plotHeight}px`,
  }),
);
export const plotSkeleton = style(inLayer('screens', { flexGrow: 1 }));

/** As tall as the adjacent column; the drawing itself adds no height. */
export const daysPlace = style(inLayer('screens', { height: '100%' }));
export const drawn = style(inLayer('screens', { position: 'absolute', inset: 0 }));

export const listHead = style(
  inLayer('screens', {
    minHeight: vars.size.row.double,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.gutter,
  }),
);

/** Two-line rows to the panel's edges, separated by hairlines. */
export const list = style(inLayer('screens', { display: 'flex', flexDirection: 'column' }));
globalStyle(
  `${list} > li`,
  inLayer('screens', {
    minHeight: vars.size.row.double,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.gutter,
    borderBlockStart: hairline,
  }),
);

export const note = style(
  inLayer('screens', { paddingInline: vars.space.gutter, paddingBlockEnd: cellEdge }),
);

/** The clickable area covers the line, while only the text is the accessible name. */
export const opener = style(
  inLayer('screens', {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
);

export const line = style(
  inLayer('screens', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    selectors: {
      '&:hover': { background: bg.canvas },
      [`&:has(${opener}[data-focus-visible])`]: { ...focusRing, outlineOffset: '-2px' },
    },
  }),
);

const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.avatar.s,
  height: vars.size.avatar.s,
  borderRadius: vars.radius.s,
  border: `${vars.border.thin} solid transparent`,
};

export const marks = styleVariants({
  plain: inLayer('screens', { ...mark, background: bg.sunken, color: text.muted }),
  lost: inLayer('screens', { ...mark, background: critical.soft, color: critical.text }),
});

export const lineWords = style(inLayer('screens', { flex: 1, minWidth: 0 }));

export const lineAmount = style(inLayer('screens', { flexShrink: 0 }));

export const lineLevel = style(inLayer('screens', { whiteSpace: 'nowrap' }));

/** Aligned with the text after it. */
export const clock = style(
  inLayer('screens', {
    display: 'inline-block',
    verticalAlign: 'text-bottom',
    marginInlineEnd: vars.space.xxs,
  }),
);

/** A standalone link, recognisable by colour and weight. */
export const aside = style(
  inLayer('screens', { fontWeight: textStyles.bodyStrong.weight, whiteSpace: 'nowrap' }),
);

/** Visible from tablet width. */
export const wideOnly = style(inLayer('screens', { '@media': { [below('tablet')]: { display: 'none' } } }));
export const phoneOnly = style(inLayer('screens', { '@media': { [from('tablet')]: { display: 'none' } } }));

export const foot = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: vars.space.xs,
  }),
);
