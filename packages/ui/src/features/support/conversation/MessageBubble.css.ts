import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { typeface } from '../../../css/textTrim.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

const { action, bg, border, text } = vars.color;

export const bubble = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    maxWidth: '86%',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    border: `${vars.border.thin} solid ${border.default}`,
    borderRadius: vars.radius.l,
  }),
);

export const sides = styleVariants({
  support: inLayer('patterns', {
    alignSelf: 'flex-start',
    background: bg.surface,
    borderEndStartRadius: vars.radius.s,
  }),
  own: inLayer('patterns', {
    alignSelf: 'flex-end',
    background: action.soft,
    borderColor: 'transparent',
    borderEndEndRadius: vars.radius.s,
  }),
});

export const sender = style(
  inLayer('patterns', {
    ...typeface({ ...textStyles.small, weight: 550 }),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    color: text.default,
  }),
);

export const official = style(inLayer('patterns', { color: action.text }));

export const words = style(
  inLayer('patterns', { ...typeface(textStyles.body), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
);

export const files = style(inLayer('patterns', { display: 'grid', gap: vars.space.xs }));

export const file = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: '24px',
    overflowWrap: 'anywhere',
  }),
);

export const foot = style(
  inLayer('patterns', { display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xxs} ${vars.space.s}` }),
);

export const seen = style(
  inLayer('patterns', { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs }),
);
