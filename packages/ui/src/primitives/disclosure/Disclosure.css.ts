import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { lessMotion } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const mark = style(
  inLayer('primitives', {
    transition: `transform ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
    '@media': { [lessMotion]: { transition: 'none' } },
  }),
);

export const panel = style(
  inLayer('primitives', { selectors: { '&:not([hidden])': { paddingTop: vars.space.xs } } }),
);

export const trigger = style(inLayer('primitives', { width: '100%', justifyContent: 'flex-start' }));

export const row = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    width: '100%',
    minHeight: vars.size.row.double,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.gutter,
    background: 'none',
    border: 0,
    color: vars.color.text.default,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' } },
  }),
);
