import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { fadeIn, fadeOut } from '../../css/motion.css.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

export const scrim = style(
  inLayer('primitives', {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.modal,
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    background: vars.color.bg.scrim,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.motion.duration.base} ${vars.motion.ease.enter}` },
      '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.duration.fast} ${vars.motion.ease.exit}` },
    },
    '@media': {
      [from('tablet')]: { alignItems: 'center', padding: vars.space.gutter },
      // Print shows the page behind the dialog.
      print: { display: 'none' },
    },
  }),
);

export const panel = style(
  inLayer('primitives', {
    width: '100%',
    maxHeight: '92dvh',
    overflow: 'auto',
    background: vars.color.bg.raised,
    color: vars.color.text.default,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    boxShadow: vars.shadow.overlay,
    '@media': { [from('tablet')]: { borderRadius: vars.radius.xl } },
  }),
);

export const widths = styleVariants({ s: vars.size.measure.narrow, m: vars.size.measure.text }, (maxWidth) =>
  inLayer('primitives', { maxWidth }),
);

export const body = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    padding: vars.space.l,
    outline: 'none',
  }),
);

export const head = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
  }),
);

/** Written after `head`, whose layout it overrides. */
export const headInMiddle = style(
  inLayer('primitives', {
    position: 'relative',
    flexDirection: 'column',
    gap: vars.space.l,
    textAlign: 'center',
  }),
);
export const headCross = style(
  inLayer('primitives', { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }),
);

export const content = style(
  inLayer('primitives', { display: 'flex', flexDirection: 'column', gap: vars.space.l }),
);

export const foot = style(
  inLayer('primitives', { display: 'flex', flexDirection: 'column', gap: vars.space.s }),
);

/** Last in reading order, after every warning. */
export const actions = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: vars.space.xs,
    '@media': { [from('tablet')]: { flexDirection: 'row', justifyContent: 'flex-end' } },
  }),
);

/** Smaller windows or larger text leave no space for sticky actions. */
const roomy = '(min-height: 25rem)';

/** The content scrolls in its own box, so that the actions never cover the focused element. */
export const kept = {
  panel: style(
    inLayer('primitives', {
      '@media': { [roomy]: { display: 'flex', flexDirection: 'column', overflow: 'hidden' } },
    }),
  ),
  body: style(inLayer('primitives', { '@media': { [roomy]: { gap: 0, minHeight: 0, padding: 0 } } })),
  content: style(
    inLayer('primitives', {
      '@media': {
        [roomy]: {
          minHeight: 0,
          padding: vars.space.l,
          // Scroll padding keeps focus rings visible too.
          scrollPaddingBlock: vars.space.l,
          overflow: 'auto',
        },
      },
    }),
  ),
  foot: style(
    inLayer('primitives', {
      '@media': {
        [roomy]: {
          flexShrink: 0,
          padding: `${vars.space.m} ${vars.space.l}`,
          borderTop: `${vars.border.thin} solid ${vars.color.border.default}`,
        },
      },
    }),
  ),
  // One row, also on phones, to leave more lines for the content.
  actions: style(inLayer('primitives', { flexDirection: 'row', justifyContent: 'flex-end' })),
};
