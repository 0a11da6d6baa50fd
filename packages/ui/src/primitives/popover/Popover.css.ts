import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { fadeIn, fadeOut } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The ground of everything that opens beside what was pressed: popovers, menus and the lists of selects. */
export const surface = style(
  inLayer('primitives', {
    maxWidth: `min(${vars.size.measure.narrow}, calc(100vw - 2 * ${vars.space.gutter}))`,
    overflow: 'auto',
    background: vars.color.bg.raised,
    color: vars.color.text.default,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.l,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.motion.duration.fast} ${vars.motion.ease.enter}` },
      '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.duration.fast} ${vars.motion.ease.exit}` },
    },
  }),
);

export const content = style(inLayer('primitives', { padding: vars.space.m, outline: 'none' }));
