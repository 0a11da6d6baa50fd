import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { typeface } from '../css/textTrim.ts';
import { below } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/contract.css.ts';
import { textStyles } from '../tokens/textStyles.ts';

/** One column; the rail becomes a menu. */
const narrow = 'screen and (width < 600px)';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const root = style(
  inLayer('patterns', {
    ...typeface(textStyles.small),
    height: '100dvh',
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"rail bar" "rail notice" "rail page" "rail foot"',
    background: vars.color.bg.surface,
    '@media': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"bar" "notice" "page" "foot"',
      },
    },
  }),
);

const { fontSize, lineHeight } = typeface(textStyles.small);

// Inputs and buttons use the small text size with a mouse, and the touch size otherwise.
globalStyle(
  `:where(${root} :is(input, textarea, button, [role="tab"]))`,
  inLayer('patterns', { '@media': { '(pointer: fine)': { fontSize, lineHeight } } }),
);

export const rail = style(
  inLayer('patterns', {
    gridArea: 'rail',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xs,
    padding: vars.space.xxs,
    paddingBlock: vars.space.xs,
    overflow: 'hidden auto',
    scrollbarWidth: 'thin',
    borderInlineEnd: line,
    '@media': { [narrow]: { display: 'none' } },
  }),
);

// Stretches the buttons to the width beside the scrollbar.
globalStyle(`:where(${rail} > nav)`, inLayer('patterns', { alignSelf: 'stretch' }));

export const area = style(
  inLayer('patterns', {
    ...typeface(textStyles.caption),
    width: '100%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xxs,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.m,
    background: 'none',
    border: 0,
    color: vars.color.text.default,
    textDecoration: 'none',
    cursor: 'pointer',
    ':hover': { background: vars.color.bg.sunken },
    selectors: {
      '&[aria-current]': { background: vars.color.action.soft, color: vars.color.action.text },
    },
  }),
);

export const mark = style(
  inLayer('patterns', {
    ...typeface(textStyles.bodyStrong),
    width: '32px',
    height: '32px',
    display: 'grid',
    placeItems: 'center',
    marginBlockEnd: vars.space.xs,
    borderRadius: vars.radius.m,
    background: vars.color.action.bg,
    color: vars.color.action.on,
  }),
);

export const spring = style(inLayer('patterns', { flex: 1 }));

export const bar = style(
  inLayer('patterns', {
    gridArea: 'bar',
    minHeight: '48px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xxs,
    borderBlockEnd: line,
  }),
);

export const title = style(
  inLayer('patterns', {
    ...typeface(textStyles.title3),
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [narrow]: { flex: '1 1 0' } },
  }),
);

export const barEnd = style(
  inLayer('patterns', {
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': { [narrow]: { flexBasis: '100%' } },
  }),
);

export const search = style(
  inLayer('patterns', {
    width: '300px',
    '@media': { [below('desktop')]: { width: '190px' }, [narrow]: { width: '100%' } },
  }),
);

/** Styled like the search field of the command menu. */
export const find = style(
  inLayer('patterns', {
    ...typeface(textStyles.small),
    minHeight: vars.size.control,
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInline: vars.space.s,
    background: vars.color.bg.surface,
    color: vars.color.text.muted,
    border: `${vars.border.thin} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.m,
    cursor: 'pointer',
    ':hover': { background: vars.color.bg.sunken },
    // Phones show an icon instead.
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const findWords = style(
  inLayer('patterns', { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const live = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    color: vars.color.text.muted,
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const liveDot = style(
  inLayer('patterns', {
    width: '8px',
    height: '8px',
    borderRadius: vars.radius.full,
    background: vars.color.positive.text,
    forcedColorAdjust: 'none',
    selectors: { '&[data-off]': { background: vars.color.text.subtle } },
  }),
);

export const notice = style(inLayer('patterns', { gridArea: 'notice' }));

export const page = style(
  inLayer('patterns', { gridArea: 'page', minHeight: 0, display: 'flex', overflow: 'hidden' }),
);

export const nav = style(
  inLayer('patterns', {
    flex: 'none',
    width: '208px',
    overflowY: 'auto',
    padding: vars.space.xs,
    background: vars.color.bg.canvas,
    borderInlineEnd: line,
    '@media': { [below('desktop')]: { display: 'none' } },
  }),
);

/** Opens the navigation in a sheet on narrow screens. */
export const sheetButton = style(
  inLayer('patterns', { display: 'none', '@media': { [below('desktop')]: { display: 'inline-flex' } } }),
);

/** Ticket pages need this button only on phones, where the rail is hidden. */
export const phoneButton = style(
  inLayer('patterns', { display: 'none', '@media': { [narrow]: { display: 'inline-flex' } } }),
);

export const navTitle = style(
  inLayer('patterns', {
    ...typeface(textStyles.caption),
    padding: vars.space.xs,
    color: vars.color.text.muted,
  }),
);

export const navList = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0 }),
);

export const navLink = style(
  inLayer('patterns', {
    ...typeface(textStyles.small),
    minHeight: vars.size.control,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.m,
    color: vars.color.text.default,
    textDecoration: 'none',
    ':hover': { background: vars.color.bg.sunken },
    selectors: {
      '&[aria-current]': {
        background: vars.color.action.soft,
        color: vars.color.action.text,
        fontWeight: textStyles.smallStrong.weight,
      },
    },
  }),
);

export const navCount = style(
  inLayer('patterns', { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }),
);

export const main = style(
  inLayer('patterns', {
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
  }),
);

export const foot = style(
  inLayer('patterns', {
    gridArea: 'foot',
    minHeight: '32px',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    paddingInline: vars.space.m,
    color: vars.color.text.muted,
    borderBlockStart: line,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    // Key hints are for keyboards.
    '@media': { [narrow]: { display: 'none' } },
  }),
);

/** Placeholder row at its final height. */
export const rowSkeleton = style(
  inLayer('patterns', { height: '36px', padding: vars.space.xs, borderBlockEnd: line }),
);

/** Key hints in one line; hints that do not fit wrap into a hidden line. */
export const footKeys = style(
  inLayer('patterns', {
    flex: '0 1 auto',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    height: '32px',
    overflow: 'hidden',
  }),
);

/** At the end of the footer. */
export const office = style(inLayer('patterns', { flexShrink: 0, marginInlineStart: 'auto' }));

export const key = style(
  inLayer('patterns', {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minHeight: '32px',
  }),
);
