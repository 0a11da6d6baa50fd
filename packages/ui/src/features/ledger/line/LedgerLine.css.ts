import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const row = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: vars.space.s,
    paddingBlock: vars.space.s,
    listStyle: 'none',
    selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` } },
    '@media': { print: { breakInside: 'avoid', paddingBlock: vars.space.xs } },
  }),
);

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.avatar.m,
  height: vars.size.avatar.m,
  borderRadius: vars.radius.full,
} as const;

/** The ground of the drawing. What was lost has its own: it must not be overlooked among the rest. */
export const marks = styleVariants({
  plain: inLayer('patterns', {
    ...mark,
    background: vars.color.neutral.soft,
    color: vars.color.neutral.text,
  }),
  lost: inLayer('patterns', {
    ...mark,
    background: vars.color.critical.soft,
    color: vars.color.critical.text,
  }),
});

export const words = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    paddingBlockStart: vars.space.xxs,
  }),
);

/** What happened and how much, beside each other; the amount goes below where there is no room. */
export const head = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: vars.space.m,
    rowGap: vars.space.s,
  }),
);

/** The amount with what became of it. */
export const figure = style(
  inLayer('patterns', { display: 'flex', alignItems: 'baseline', gap: vars.space.xs }),
);

/** When, where on the chain, and whether it can still change; what is pressed stands at its end. */
export const foot = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
  }),
);

/** On paper a hash cannot be hovered or followed, so it stands there whole. */
export const shortHash = style(inLayer('patterns', { '@media': { print: { display: 'none' } } }));
export const wholeHash = style(
  inLayer('patterns', {
    display: 'none',
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'inline' } },
  }),
);

/** A button says nothing on paper. */
export const onScreen = style(
  inLayer('patterns', {
    marginInlineStart: 'auto',
    '@media': { print: { display: 'none' } },
  }),
);
