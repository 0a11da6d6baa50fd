import { inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

export const event = style(
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
