import { inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style, styleVariants } from '@vanilla-extract/css';

const narrow = 'screen and (width < 600px)';
const medium = 'screen and (width < 1300px)';
const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const scroll = style(inLayer('screens', { flex: 1, minHeight: 0, overflow: 'auto' }));

export const top = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: vars.space.m,
  }),
);

export const filters = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const filter = style(
  inLayer('screens', { width: '196px', '@media': { [narrow]: { width: '100%' } } }),
);

export const end = style(inLayer('screens', { marginInlineStart: 'auto' }));

/** One line on wide screens: verdict and actions. */
export const banner = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.m}`,
  }),
);

export const acts = style(inLayer('screens', { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const muted = style(inLayer('screens', { color: vars.color.text.muted }));

export const grid = style(inLayer('screens', { width: '100%', borderBlockStart: line }));

const cells = {
  display: 'grid',
  gridTemplateColumns: '164px 170px 104px minmax(0, 1fr) 116px 88px',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockEnd: line,
  '@media': {
    [medium]: { gridTemplateColumns: '164px 150px 104px minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
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
    paddingBlock: vars.space.xxs,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 36px',
    cursor: 'pointer',
    ':hover': { background: vars.color.bg.canvas },
    ':focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
    selectors: { '&[aria-expanded=true]': { background: vars.color.action.soft } },
    '@media': { ...cells['@media'], '(pointer: coarse)': { minHeight: vars.size.touch } },
  }),
);

export const time = style(inLayer('screens', { whiteSpace: 'nowrap' }));

export const who = style(
  inLayer('screens', { display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 }),
);

export const cut = style(
  inLayer('screens', { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const what = style(inLayer('screens', { minWidth: 0 }));

export const words = style(inLayer('screens', { overflowWrap: 'anywhere' }));

export const seen = style(
  inLayer('screens', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    '@media': { [medium]: { display: 'none' } },
  }),
);

export const mono = style(
  inLayer('screens', { ...typeface(textStyles.mono), overflowWrap: 'anywhere', wordBreak: 'break-all' }),
);

export const hash = style(
  inLayer('screens', {
    ...typeface(textStyles.mono),
    color: vars.color.text.muted,
    '@media': { [medium]: { display: 'none' } },
  }),
);

export const details = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: vars.space.m,
    padding: vars.space.m,
    background: vars.color.bg.canvas,
    borderBlockEnd: line,
  }),
);

export const changes = style(
  inLayer('screens', {
    alignSelf: 'start',
    width: '100%',
    background: vars.color.bg.surface,
    border: line,
    borderRadius: vars.radius.m,
    textAlign: 'start',
  }),
);

export const changeCell = style(inLayer('screens', { padding: vars.space.xs, textAlign: 'start' }));

/** Hidden on medium and narrow screens. */
export const fromWide = style(inLayer('screens', { '@media': { [medium]: { display: 'none' } } }));

export const proof = style(inLayer('screens', { minWidth: 0 }));

export const verdict = styleVariants({
  fits: inLayer('screens', { color: vars.color.positive.text }),
  fitsNot: inLayer('screens', { color: vars.color.critical.text }),
});

export const more = style(
  inLayer('screens', { display: 'flex', justifyContent: 'center', padding: vars.space.m }),
);

export const empty = style(inLayer('screens', { padding: vars.space.xl }));

export const panel = style(
  inLayer('screens', { width: '100%', maxWidth: '960px', marginInline: 'auto', padding: vars.space.m }),
);
