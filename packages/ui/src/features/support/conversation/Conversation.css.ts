import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const thread = style(
  inLayer('screens', { display: 'flex', flexDirection: 'column', gap: vars.space.m, outline: 'none' }),
);

// In sight however long the thread is; the canvas behind it hides what scrolls past.
export const footer = style(
  inLayer('screens', {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    marginInline: `calc(-1 * ${vars.space.xxs})`,
    paddingInline: vars.space.xxs,
    background: vars.color.bg.canvas,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  }),
);

// The page goes on below by its padding: scrolled to the last, it is at its very end.
export const last = style(inLayer('screens', { scrollMarginBlockEnd: vars.space.l }));

export const news = style(inLayer('screens', { alignSelf: 'center' }));
