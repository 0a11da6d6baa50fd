import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { action, border, neutral, positive, text } = vars.color;

export const root = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
  }),
);

export const tier = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    minHeight: vars.size.avatar.m,
    border: `${vars.border.thin} solid ${border.default}`,
    borderRadius: vars.radius.m,
    listStyle: 'none',
  }),
);

export const states = styleVariants({
  locked: inLayer('patterns', { color: text.subtle }),
  purchase: inLayer('patterns', { background: action.soft, color: action.text }),
  processing: inLayer('patterns', { background: neutral.soft, color: neutral.text }),
  activated: inLayer('patterns', { background: positive.soft, color: positive.text }),
});
