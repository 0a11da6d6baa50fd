import { below, inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

/** Functions beside the call, or above it on narrow screens. */
export const page = style(
  inLayer('screens', {
    flex: 1,
    minHeight: 0,
    display: 'flex',
    '@media': { [below('desktop')]: { flexDirection: 'column', overflow: 'auto' } },
  }),
);

export const functions = style(
  inLayer('screens', {
    flex: 'none',
    width: '256px',
    overflowY: 'auto',
    padding: vars.space.s,
    borderInlineEnd: line,
    '@media': {
      [below('desktop')]: {
        width: 'auto',
        maxHeight: '40vh',
        borderInlineEnd: 'none',
        borderBlockEnd: line,
      },
    },
  }),
);

export const group = style(
  inLayer('screens', {
    ...typeface(textStyles.caption),
    padding: `${vars.space.s} ${vars.space.xs} ${vars.space.xs}`,
    color: vars.color.text.muted,
  }),
);

export const list = style(inLayer('screens', { margin: 0, padding: 0, listStyle: 'none' }));

export const entry = style(
  inLayer('screens', {
    ...typeface(textStyles.mono),
    minHeight: '30px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.s,
    color: vars.color.text.default,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '@media': { '(pointer: coarse)': { minHeight: '44px' } },
    selectors: {
      '&:hover': { background: vars.color.bg.sunken },
      '&[aria-current]': { background: vars.color.action.soft, color: vars.color.action.text },
    },
  }),
);

export const call = style(
  inLayer('screens', {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: vars.space.m,
    overflowY: 'auto',
    background: vars.color.bg.canvas,
    '@media': { [below('desktop')]: { flex: 'none', overflowY: 'visible' } },
  }),
);

export const fields = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    alignItems: 'start',
    gap: vars.space.s,
  }),
);

export const name = style(inLayer('screens', { ...typeface(textStyles.mono), overflowWrap: 'anywhere' }));

/** Contract error in its source spelling. */
export const error = style(
  inLayer('screens', { ...typeface(textStyles.mono), color: vars.color.critical.text }),
);

export const checks = style(
  inLayer('screens', {
    margin: 0,
    paddingInlineStart: vars.space.l,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
  }),
);

export const card = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: vars.color.bg.surface,
    border: line,
    borderRadius: vars.radius.l,
    // With a mouse, rows are as dense as in long lists.
    '@media': { '(pointer: fine)': { vars: { [vars.size.touch]: '36px' } } },
  }),
);

export const head = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    padding: `${vars.space.s} ${vars.space.m}`,
    borderBlockEnd: line,
  }),
);

export const body = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: `${vars.space.s} ${vars.space.m}`,
    // Tables inside scroll instead of breaking words.
    overflowWrap: 'break-word',
  }),
);
