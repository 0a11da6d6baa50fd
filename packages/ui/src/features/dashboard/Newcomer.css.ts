import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { action, border, positive, text } = vars.color;

export const steps = style(
  inLayer('screens', { display: 'flex', flexDirection: 'column', listStyle: 'none' }),
);

export const step = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    borderBlockStart: `${vars.border.thin} solid ${border.default}`,
    '@media': { [below('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);

const mark = {
  ...typeface(textStyles.bodyStrong),
  display: 'grid',
  placeItems: 'center',
  width: vars.size.avatar.s,
  height: vars.size.avatar.s,
  borderRadius: vars.radius.full,
};
const edge = `${vars.border.thin} solid`;

export const marks = styleVariants({
  done: inLayer('screens', {
    ...mark,
    background: positive.soft,
    color: positive.text,
    border: `${edge} transparent`,
  }),
  next: inLayer('screens', {
    ...mark,
    background: action.bg,
    color: action.on,
    border: `${edge} transparent`,
  }),
  later: inLayer('screens', { ...mark, color: text.muted, border: `${edge} ${border.control}` }),
});

export const stepWords = style(inLayer('screens', { minWidth: 0 }));

export const stepAction = style(
  inLayer('screens', { '@media': { [below('tablet')]: { gridColumn: '1 / -1' } } }),
);
