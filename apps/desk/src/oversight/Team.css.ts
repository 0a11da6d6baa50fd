import { inLayer, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

const narrow = 'screen and (width < 600px)';
const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const staffTable = style(inLayer('screens', { width: '100%', textAlign: 'start' }));

export const staffHead = style(
  inLayer('screens', {
    padding: vars.space.xs,
    textAlign: 'start',
    color: vars.color.text.muted,
    borderBlockEnd: line,
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const staffRow = style(
  inLayer('screens', {
    '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderBlockEnd: line } },
  }),
);

export const staffCell = style(
  inLayer('screens', {
    padding: vars.space.xs,
    textAlign: 'start',
    borderBlockEnd: line,
    '@media': { [narrow]: { borderBlockEnd: 0 } },
  }),
);

export const staffAct = style(
  inLayer('screens', { textAlign: 'end', '@media': { [narrow]: { marginInlineStart: 'auto' } } }),
);

export const form = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 180px auto',
    alignItems: 'start',
    gap: vars.space.s,
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** Aligns the button with the fields, below their labels. */
export const submit = style(
  inLayer('screens', { paddingBlockStart: '24px', '@media': { [narrow]: { paddingBlockStart: 0 } } }),
);

export const log = style(
  inLayer('screens', { display: 'flex', flexDirection: 'column', gap: vars.space.xs, padding: 0, margin: 0 }),
);

export const logLine = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.xs,
  }),
);

export const spans = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: vars.space.m,
  }),
);
