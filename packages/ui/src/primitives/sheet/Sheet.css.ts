import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { fadeIn, fadeOut } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const scrim = style(
  inLayer('primitives', {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.modal,
    display: 'flex',
    // The sheet slides in from the side of its trigger button.
    justifyContent: 'flex-end',
    background: vars.color.bg.scrim,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.motion.duration.base} ${vars.motion.ease.enter}` },
      '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.duration.fast} ${vars.motion.ease.exit}` },
    },
  }),
);

export const panel = style(
  inLayer('primitives', {
    width: 'min(480px, 100%)',
    height: '100dvh',
    overflow: 'auto',
    background: vars.color.bg.raised,
    color: vars.color.text.default,
    borderInlineStart: `${vars.border.thin} solid ${vars.color.border.default}`,
    boxShadow: vars.shadow.overlay,
  }),
);

export const body = style(
  inLayer('primitives', { display: 'flex', flexDirection: 'column', minHeight: '100%', outline: 'none' }),
);

export const content = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: vars.space.l,
    padding: vars.space.l,
  }),
);

export const actions = style(
  inLayer('primitives', {
    display: 'flex',
    gap: vars.space.s,
    padding: `${vars.space.m} ${vars.space.l}`,
    background: vars.color.bg.raised,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
    // Smaller windows or larger text leave no space for a sticky foot.
    '@media': { '(min-height: 30rem)': { position: 'sticky', insetBlockEnd: 0 } },
  }),
);
