import { below, inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const facts = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.s} ${vars.space.l}`,
    margin: 0,
    padding: vars.space.m,
  }),
);

export const term = style(
  inLayer('screens', { ...typeface(textStyles.caption), color: vars.color.text.muted }),
);

export const fact = style(inLayer('screens', { margin: 0, fontVariantNumeric: 'tabular-nums' }));

export const twoCards = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: vars.space.s,
    '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const tree = style(inLayer('screens', { overflowX: 'auto' }));

export const treeRow = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 1fr) 96px minmax(120px, 240px)',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: '36px',
    paddingInline: vars.space.m,
    borderBlockEnd: line,
    selectors: {
      '&[aria-selected="true"]': { background: vars.color.action.soft },
    },
  }),
);

export const treeHead = style(
  inLayer('screens', {
    ...typeface(textStyles.caption),
    color: vars.color.text.muted,
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 1fr) 96px minmax(120px, 240px)',
    gap: vars.space.s,
    padding: `${vars.space.xs} ${vars.space.m}`,
    borderBlockEnd: line,
  }),
);

export const treeCall = style(
  inLayer('screens', {
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.xxs,
  }),
);

/** Keeps its width beside long text. */
export const treeKind = style(inLayer('screens', { flex: 'none' }));

export const treeWords = style(
  inLayer('screens', { ...typeface(textStyles.mono), minWidth: 0, overflowWrap: 'anywhere' }),
);

export const fold = style(
  inLayer('screens', {
    flex: 'none',
    width: '16px',
    display: 'inline-grid',
    placeItems: 'center',
    color: vars.color.text.muted,
    selectors: { '[aria-expanded="true"] &': { transform: 'rotate(90deg)' } },
  }),
);

export const figure = style(inLayer('screens', { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));

export const checks = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    margin: 0,
    paddingInlineStart: vars.space.l,
    listStyle: 'decimal',
  }),
);

export const raw = style(
  inLayer('screens', {
    ...typeface(textStyles.mono),
    margin: 0,
    padding: vars.space.m,
    maxHeight: '480px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

/** Actions on a transaction, in a row. */
export const ways = style(inLayer('screens', { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
