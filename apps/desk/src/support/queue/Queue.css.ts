import { below, inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style, styleVariants } from '@vanilla-extract/css';

const narrow = 'screen and (width < 600px)';
const coarse = '(pointer: coarse)';
const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const filters = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    // Reserves the height before the filters load.
    minHeight: `calc(${vars.size.control} + 2 * ${vars.space.xs})`,
    padding: `${vars.space.xs} ${vars.space.m}`,
    borderBlockEnd: line,
  }),
);

export const filter = style(
  inLayer('screens', { width: '196px', '@media': { [narrow]: { width: '100%' } } }),
);

export const count = style(
  inLayer('screens', {
    marginInlineStart: 'auto',
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const scroll = style(
  inLayer('screens', { flex: 1, minHeight: 0, overflow: 'auto', position: 'relative' }),
);

export const news = style(
  inLayer('screens', {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.xxs,
    background: vars.color.action.soft,
    color: vars.color.action.text,
  }),
);

export const grid = style(inLayer('screens', { width: '100%' }));

/** Marks the focused row. */
const edge = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '3px',
  background: vars.color.action.bg,
} as const;

export const check = style(
  inLayer('screens', {
    display: 'block',
    width: vars.size.icon.s,
    height: vars.size.icon.s,
    margin: 0,
    marginInlineStart: vars.space.xxs,
    accentColor: vars.color.action.bg,
  }),
);

const columns = '38px 30px 64px minmax(0, 1fr) 196px 150px 44px 118px 64px';

const cells = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInline: vars.space.xs,
  borderBlockEnd: line,
  '@media': {
    [below('desktop')]: { gridTemplateColumns: '38px 30px minmax(0, 1fr) 196px 150px 44px 118px' },
    [below('tablet')]: { gridTemplateColumns: '38px 30px minmax(0, 1fr) 150px 44px 118px' },
    [narrow]: { gridTemplateColumns: '30px minmax(0, 1fr) 96px' },
  },
} as const;

export const head = style(
  inLayer('screens', {
    ...cells,
    ...typeface(textStyles.caption),
    minHeight: '36px',
    color: vars.color.text.muted,
    '@media': { ...cells['@media'], [narrow]: { display: 'none' } },
  }),
);

export const row = style(
  inLayer('screens', {
    ...cells,
    minHeight: '36px',
    // Skips layout of rows off screen.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 36px',
    position: 'relative',
    cursor: 'pointer',
    ':hover': { background: vars.color.bg.canvas },
    ':focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
    selectors: {
      '&[aria-selected=true]': { background: vars.color.action.soft },
      '&[tabindex="0"]::before': edge,
    },
    '@media': {
      ...cells['@media'],
      [narrow]: { ...cells['@media'][narrow], minHeight: '56px' },
      [coarse]: { minHeight: vars.size.touch },
    },
  }),
);

/** Heading of a group of tickets with the same due period. */
export const groupRow = style(
  inLayer('screens', {
    ...typeface(textStyles.caption),
    minHeight: '30px',
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space.m,
    background: vars.color.bg.canvas,
    color: vars.color.text.muted,
    borderBlockEnd: line,
  }),
);

export const groupName = style(
  inLayer('screens', { display: 'flex', gap: vars.space.xs, fontVariantNumeric: 'tabular-nums' }),
);

export const due = style(inLayer('screens', { display: 'flex', justifyContent: 'flex-end' }));

/** Hidden on screens narrower than desktop. */
export const fromDesktop = style(
  inLayer('screens', { '@media': { [below('desktop')]: { display: 'none' } } }),
);
export const fromTablet = style(inLayer('screens', { '@media': { [narrow]: { display: 'none' } } }));

/** Outcome of the transaction; hidden on phones, where the ticket shows it. */
export const fromChain = style(
  inLayer('screens', {
    minWidth: 0,
    overflow: 'hidden',
    '@media': { [below('tablet')]: { display: 'none' } },
  }),
);

export const subject = style(
  inLayer('screens', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minWidth: 0,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  }),
);

export const words = style(
  inLayer('screens', {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: vars.color.text.default,
    textDecoration: 'none',
    selectors: { '[data-unread] &': { fontWeight: textStyles.smallStrong.weight } },
  }),
);

export const excerpt = style(
  inLayer('screens', {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: vars.color.text.muted,
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const mentioned = style(inLayer('screens', { flex: 'none', color: vars.color.action.text }));

export const dot = style(
  inLayer('screens', {
    flex: 'none',
    width: '8px',
    height: '8px',
    borderRadius: vars.radius.full,
    background: vars.color.action.text,
    forcedColorAdjust: 'none',
  }),
);

export const member = style(
  inLayer('screens', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const last = style(
  inLayer('screens', { textAlign: 'end', color: vars.color.text.muted, whiteSpace: 'nowrap' }),
);

export const priorities = styleVariants({
  urgent: inLayer('screens', { color: vars.color.critical.text }),
  high: inLayer('screens', { color: vars.color.caution.text }),
  normal: inLayer('screens', { color: vars.color.text.muted }),
  low: inLayer('screens', { color: vars.color.text.muted }),
});

export const nobody = style(inLayer('screens', { color: vars.color.text.muted }));

export const more = style(
  inLayer('screens', { display: 'flex', justifyContent: 'center', padding: vars.space.m }),
);

export const selection = style(
  inLayer('screens', {
    position: 'sticky',
    insetBlockEnd: vars.space.s,
    zIndex: vars.z.sticky,
    width: 'fit-content',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginInline: 'auto',
    padding: vars.space.xs,
    paddingInlineStart: vars.space.m,
    borderRadius: vars.radius.l,
    background: vars.color.bg.inverse,
    color: vars.color.text.onInverse,
    boxShadow: vars.shadow.overlay,
  }),
);

/** Button in the dark selection bar, in inverse colours. */
export const barButton = style(
  inLayer('screens', {
    color: vars.color.text.onInverse,
    background: 'transparent',
    selectors: {
      '&[data-hovered], &[data-pressed]': { textDecoration: 'underline', background: 'transparent' },
      '&:focus-visible': { outlineColor: vars.color.text.onInverse },
    },
  }),
);

export const barKey = style(
  inLayer('screens', {
    marginInlineStart: `calc(-1 * ${vars.space.s})`,
    background: 'transparent',
    color: 'inherit',
    borderColor: 'currentColor',
    '@media': { [coarse]: { display: 'none' } },
  }),
);

/** Tickets that a bulk change failed on, above the bar's buttons. */
export const failures = style(
  inLayer('screens', {
    flexBasis: '100%',
    maxHeight: '30vh',
    overflow: 'auto',
    paddingBlockEnd: vars.space.xs,
  }),
);

export const empty = style(inLayer('screens', { padding: vars.space.xl }));
