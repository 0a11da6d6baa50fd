import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { bg, border, critical, text } = vars.color;

export const root = style(
  inLayer('primitives', { display: 'flex', flexDirection: 'column', gap: vars.space.xxs }),
);

export const label = style(
  inLayer('primitives', { ...typeface({ ...textStyles.small, weight: 550 }), color: text.default }),
);

export const description = style(inLayer('primitives', { ...typeface(textStyles.small), color: text.muted }));

/** Frame around an input, a text area or a select button. */
export const control = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.control,
    paddingInline: vars.space.s,
    background: bg.surface,
    color: text.default,
    border: `${vars.border.thin} solid ${border.control}`,
    borderRadius: vars.radius.m,
    selectors: {
      '&:focus-within': focusRing,
      [`${root}[data-invalid] &`]: { borderColor: critical.text },
      [`${root}[data-readonly] &`]: { background: bg.sunken, borderColor: border.default },
      [`${root}[data-disabled] &`]: {
        background: bg.sunken,
        borderColor: border.default,
        color: text.subtle,
      },
    },
  }),
);

export const input = style(
  inLayer('primitives', {
    // Phones zoom into fields with text below 16 px.
    fontSize: '1rem',
    flex: 1,
    width: '100%',
    alignSelf: 'stretch',
    padding: 0,
    background: 'none',
    border: 0,
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: { '&::placeholder': { color: text.subtle, opacity: 1 } },
  }),
);

export const mark = style(inLayer('primitives', { color: text.subtle }));
