import { inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

export const words = style(inLayer('screens', { ...typeface(textStyles.small), flex: 1, minWidth: 0 }));

export const detail = style(
  inLayer('screens', { ...typeface(textStyles.caption), color: vars.color.text.muted, whiteSpace: 'nowrap' }),
);

export const quiet = style(
  inLayer('screens', {
    ...typeface(textStyles.caption),
    display: 'block',
    color: vars.color.text.muted,
    fontWeight: textStyles.small.weight,
  }),
);

/** Manual input below the choices. */
export const byHand = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    padding: vars.space.s,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  }),
);
