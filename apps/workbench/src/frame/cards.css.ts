import { inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

export const card = style(
  inLayer('screens', {
    minWidth: 0,
    background: vars.color.bg.surface,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.l,
    overflow: 'hidden',
  }),
);

export const padded = style(inLayer('screens', { padding: vars.space.m }));

/** Text from the chain or from contract sources. */
export const code = style(
  inLayer('screens', { ...typeface(textStyles.mono), overflowWrap: 'anywhere', whiteSpace: 'normal' }),
);

export const foot = style(inLayer('screens', { display: 'flex', gap: vars.space.xs }));

export const cardHead = style(
  inLayer('screens', {
    ...typeface(textStyles.smallStrong),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    padding: `${vars.space.s} ${vars.space.m}`,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.default}`,
  }),
);

export const quiet = style(
  inLayer('screens', { ...typeface(textStyles.small), color: vars.color.text.muted }),
);

export const figure = style(inLayer('screens', { ...typeface(textStyles.title3) }));

export const inline = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const stack = style(
  inLayer('screens', { display: 'flex', flexDirection: 'column', gap: vars.space.s, minWidth: 0 }),
);
