import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const root = style(
  inLayer('primitives', {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    alignItems: 'center',
    gap: vars.space.xxs,
    background: vars.color.bg.surface,
    border: `${vars.border.thin} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.m,
  }),
);

// All values share one grid cell, so the buttons do not move when the value changes.
export const values = style(
  inLayer('primitives', {
    ...typeface(textStyles.amount),
    display: 'grid',
    paddingInline: vars.space.xxs,
    textAlign: 'center',
  }),
);

export const width = style(inLayer('primitives', { gridArea: '1 / 1', visibility: 'hidden' }));

export const value = style(inLayer('primitives', { gridArea: '1 / 1' }));

export const note = style(inLayer('primitives', { marginInlineStart: vars.space.xxs }));
