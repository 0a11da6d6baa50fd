import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { root, tones } from '../../../primitives/link/Link.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const node = style(
  inLayer('patterns', { display: 'flex', flex: 1, alignItems: 'center', gap: vars.space.s, minWidth: 0 }),
);

export const words = style(
  inLayer('patterns', {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    minWidth: 0,
  }),
);

export const name = style(inLayer('patterns', { maxWidth: '100%' }));

export const link = style([
  root,
  tones.plain,
  inLayer('patterns', { whiteSpace: 'nowrap', selectors: { '&:hover': { textDecoration: 'underline' } } }),
]);

/** Zero-sized but in flow: absolutely positioned elements would each paint separately. */
export const whole = style(
  inLayer('patterns', {
    display: 'inline-block',
    width: 0,
    height: 0,
    overflow: 'clip',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  }),
);
