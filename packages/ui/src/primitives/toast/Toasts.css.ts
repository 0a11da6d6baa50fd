import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { fadeIn } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const region = style(
  inLayer('primitives', {
    position: 'fixed',
    insetBlockStart: vars.space.m,
    insetInlineEnd: vars.space.m,
    zIndex: vars.z.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    width: 'min(380px, calc(100vw - 32px))',
    borderRadius: vars.radius.m,
    '@media': { print: { display: 'none' } },
  }),
);

export const toast = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInlineStart: vars.space.s,
    paddingInlineEnd: vars.space.xxs,
    paddingBlock: vars.space.xxs,
    background: vars.color.bg.raised,
    color: vars.color.text.default,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.overlay,
    animation: `${fadeIn} ${vars.motion.duration.base} ${vars.motion.ease.enter}`,
  }),
);

export const words = style(inLayer('primitives', { flex: 1, overflowWrap: 'anywhere' }));
