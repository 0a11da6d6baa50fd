import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { root, sizes, tones } from '../../../primitives/button/Button.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const row = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 }),
);

/** What the row can do without where the tree is deep and the page narrow. */
export const taken = style(
  inLayer('patterns', { flexShrink: 0, '@container': { '(width < 30rem)': { display: 'none' } } }),
);

/** Looks like any small soft button. */
export const view = style([
  root,
  sizes.s,
  tones.soft,
  inLayer('patterns', {
    flexShrink: 0,
    selectors: { '&:hover, &:active': { background: vars.color.border.default } },
  }),
]);
