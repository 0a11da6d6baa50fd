import { inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const page = style(
  inLayer('screens', {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    padding: vars.space.m,
  }),
);

export const head = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);

export const list = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    padding: vars.space.s,
    background: vars.color.bg.surface,
    border: line,
    borderRadius: vars.radius.l,
  }),
);

export const itemHead = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s }),
);

export const does = style(inLayer('screens', { flex: 1, minWidth: 0 }));

export const text = style(
  inLayer('screens', {
    ...typeface(textStyles.small),
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

/** A variable in a macro's text. */
export const variable = style(
  inLayer('screens', {
    padding: `0 ${vars.space.xxs}`,
    borderRadius: vars.radius.s,
    background: vars.color.action.soft,
    color: vars.color.action.text,
  }),
);

/** Effects of the selected macro, above the send button. */
export const inUse = style(
  inLayer('screens', {
    ...typeface(textStyles.caption),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.text.muted,
    fontWeight: textStyles.small.weight,
  }),
);
