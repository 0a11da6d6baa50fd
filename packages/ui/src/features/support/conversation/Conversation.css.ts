import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const thread = style(
  inLayer('screens', { display: 'flex', flexDirection: 'column', gap: vars.space.m, outline: 'none' }),
);

export const officialLine = style(
  inLayer('screens', { display: 'flex', alignItems: 'flex-start', gap: vars.space.xs }),
);

// Sticks to the bottom of a long thread; the panel's ground behind it hides scrolled messages.
export const footer = style(
  inLayer('screens', {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingInline: vars.space.gutter,
    background: vars.color.bg.surface,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  }),
);

// Reaches below the padding of page and panel, so that scrolling it into view reaches the page's
// end.
export const last = style(
  inLayer('screens', {
    scrollMarginBlockEnd: vars.space.xxl,
    marginBlockStart: `calc(-1 * ${vars.space.m})`,
  }),
);

export const news = style(inLayer('screens', { alignSelf: 'center' }));
