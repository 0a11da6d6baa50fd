import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, neutral, border } = vars.color;

export const item = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.s,
    paddingBlock: vars.space.m,
    listStyle: 'none',
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${border.default}` } },
  }),
);

export const mark = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.size.avatar.m,
    height: vars.size.avatar.m,
    borderRadius: vars.radius.full,
  }),
);

export const marks = styleVariants({
  read: inLayer('patterns', { background: neutral.soft, color: neutral.text }),
  unread: inLayer('patterns', { background: action.soft, color: action.text }),
});

export const words = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    paddingBlockStart: vars.space.xxs,
  }),
);
