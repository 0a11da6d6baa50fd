import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

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
