import { below, inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const strip = style(
  inLayer('patterns', {
    ...typeface(textStyles.caption),
    minHeight: '28px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInline: vars.space.m,
    background: vars.color.caution.soft,
    color: vars.color.caution.text,
  }),
);

export const stripEnd = style(
  inLayer('patterns', { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }),
);

/** End of the bar: search, and the button for the controls. */
export const barTools = style(
  inLayer('patterns', {
    minWidth: 0,
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
  }),
);

/** Controls beside the page, or below it on narrow screens. */
export const withControls = style(
  inLayer('patterns', {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    '@media': { [below('desktop')]: { flexDirection: 'column', overflowY: 'auto' } },
  }),
);

export const controls = style(
  inLayer('patterns', {
    flex: 'none',
    width: '264px',
    overflowY: 'auto',
    borderInlineStart: line,
    '@media': {
      [below('desktop')]: { width: 'auto', borderInlineStart: 'none', borderBlockStart: line },
    },
  }),
);

export const controlsHead = style(
  inLayer('patterns', {
    ...typeface(textStyles.smallStrong),
    minHeight: '48px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    paddingInline: vars.space.m,
    borderBlockEnd: line,
  }),
);

export const scroll = style(
  inLayer('patterns', {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    padding: vars.space.m,
    background: vars.color.bg.canvas,
  }),
);

export const footEnd = style(inLayer('patterns', { flexShrink: 0, marginInlineStart: 'auto' }));

/** A page without the frame. */
export const page = style(
  inLayer('screens', {
    minHeight: '100dvh',
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.gutter,
    outline: 'none',
  }),
);
