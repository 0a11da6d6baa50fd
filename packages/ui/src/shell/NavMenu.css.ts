import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { forcedColors } from '../css/motion.css.ts';
import { typeface } from '../css/textTrim.ts';
import { vars } from '../tokens/contract.css.ts';
import { textStyles } from '../tokens/textStyles.ts';

export const entry = style(
  inLayer('patterns', {
    ...typeface(textStyles.bodyStrong),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: vars.size.touch,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.m,
    color: vars.color.text.default,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.color.bg.sunken } },
  }),
);

export const action = style(inLayer('patterns', { width: '100%', textAlign: 'start' }));

export const current = style(
  inLayer('patterns', {
    background: vars.color.action.soft,
    color: vars.color.action.text,
    '@media': { [forcedColors]: { border: `${vars.border.thick} solid Highlight` } },
  }),
);
