import { inLayer, textStyles, vars } from '@upline/ui/styling';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);

const { weight: fontWeight } = textStyles.smallStrong;

export const tones = styleVariants({
  breached: inLayer('patterns', { color: vars.color.critical.text, fontWeight }),
  soon: inLayer('patterns', { color: vars.color.caution.text, fontWeight }),
  today: inLayer('patterns', { color: vars.color.text.muted }),
  waiting: inLayer('patterns', { color: vars.color.text.muted }),
});
