import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const root = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.color.text.muted,
  }),
);

/** Aligns with adjacent text by a negative margin. */
export const select = style(
  inLayer('patterns', {
    ...typeface(textStyles.bodyStrong),
    minHeight: vars.size.touch,
    maxWidth: '100%',
    marginInlineStart: `calc(-1 * ${vars.space.xxs})`,
    background: 'none',
    color: vars.color.text.default,
    border: 0,
    borderRadius: vars.radius.s,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
  }),
);
