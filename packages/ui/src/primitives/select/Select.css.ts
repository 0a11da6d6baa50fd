import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const button = style(
  inLayer('primitives', {
    fontSize: '1rem',
    justifyContent: 'space-between',
    width: '100%',
    textAlign: 'start',
  }),
);

/** The selected text wraps and is never cut, because it may hold an amount. */
export const value = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flex: 1,
    paddingBlock: vars.space.xxs,
    overflowWrap: 'anywhere',
    selectors: { '&[data-placeholder]': { color: vars.color.text.subtle } },
  }),
);

export const surface = style(inLayer('primitives', { minWidth: 'var(--trigger-width)' }));

export const words = style(inLayer('primitives', { flex: 1, minWidth: 0 }));

export const icon = style(inLayer('primitives', { flexShrink: 0, color: vars.color.text.muted }));

export const detail = style(
  inLayer('primitives', {
    ...typeface(textStyles.small),
    display: 'block',
    color: vars.color.text.muted,
    selectors: { [`${value} &`]: { display: 'none' } },
  }),
);
