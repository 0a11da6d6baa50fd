import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** The chips, with the count at the end of the line. */
export const bar = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    '@media': { print: { display: 'none' } },
  }),
);

/** A single line that scrolls sideways on narrow screens, to the window's edges. */
export const chips = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    minWidth: 0,
    '@media': {
      [below('tablet')]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        // Space for the focus ring.
        marginBlock: `calc(-1 * ${vars.space.xxs})`,
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        paddingBlock: vars.space.xxs,
        paddingInline: vars.space.gutter,
      },
    },
  }),
);

export const kinds = style(
  inLayer('patterns', {
    '@media': { [below('tablet')]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
  }),
);

export const whole = style(
  inLayer('patterns', {
    flexShrink: 0,
    maxWidth: '100%',
    '@media': { [below('tablet')]: { maxWidth: 'none' } },
  }),
);

export const chip = style(inLayer('patterns', { flexShrink: 0, whiteSpace: 'nowrap' }));

export const note = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    marginInlineStart: 'auto',
  }),
);

/** Two date fields side by side. */
export const days = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.m,
  }),
);
