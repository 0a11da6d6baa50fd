import { inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const section = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    padding: vars.space.m,
    selectors: { '& + &': { borderBlockStart: line } },
  }),
);

export const title = style(inLayer('screens', { ...typeface(textStyles.caption) }));

export const snapshot = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.xs,
    padding: vars.space.xs,
    border: line,
    borderRadius: vars.radius.m,
    overflowWrap: 'anywhere',
  }),
);

export const list = style(
  inLayer('screens', {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
  }),
);

/** A field followed by its button. */
export const beside = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space.xs,
  }),
);
