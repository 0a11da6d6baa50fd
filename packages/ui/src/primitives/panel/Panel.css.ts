import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { bg, border } = vars.color;

export const root = style(
  inLayer('primitives', {
    background: bg.surface,
    border: `${vars.border.thin} solid ${border.default}`,
    borderRadius: vars.radius.l,
    boxShadow: vars.shadow.raised,
    overflow: 'clip',
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const cells = style(inLayer('primitives', { display: 'grid' }));

const templates = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  side: `minmax(0, 1fr) ${vars.size.column.side}`,
  twoAndSide: `repeat(2, minmax(0, 1fr)) ${vars.size.column.side}`,
};

export const columns = {
  phone: styleVariants(templates, (gridTemplateColumns) => inLayer('primitives', { gridTemplateColumns })),
  tablet: styleVariants(templates, (gridTemplateColumns) =>
    inLayer('primitives', { '@media': { [from('tablet')]: { gridTemplateColumns } } }),
  ),
  desktop: styleVariants(templates, (gridTemplateColumns) =>
    inLayer('primitives', { '@media': { [from('desktop')]: { gridTemplateColumns } } }),
  ),
};

export const cell = style(
  inLayer('primitives', {
    minWidth: 0,
    // Each cell has a line above and before it; the panel clips the lines along its edges.
    border: `0 solid ${border.default}`,
    borderBlockStartWidth: vars.border.thin,
    borderInlineStartWidth: vars.border.thin,
    marginBlockStart: `calc(-1 * ${vars.border.thin})`,
    marginInlineStart: `calc(-1 * ${vars.border.thin})`,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const padded = style(
  inLayer('primitives', {
    paddingBlock: vars.space.m,
    paddingInline: vars.space.gutter,
    '@media': { [from('tablet')]: { paddingBlock: `calc(${vars.space.l} - ${vars.space.xxs})` } },
  }),
);

const reaches = { 1: 'auto', 2: 'span 2', all: '1 / -1' };

export const spans = {
  phone: styleVariants(reaches, (gridColumn) => inLayer('primitives', { gridColumn })),
  tablet: styleVariants(reaches, (gridColumn) =>
    inLayer('primitives', { '@media': { [from('tablet')]: { gridColumn } } }),
  ),
  desktop: styleVariants(reaches, (gridColumn) =>
    inLayer('primitives', { '@media': { [from('desktop')]: { gridColumn } } }),
  ),
};

export const head = style(
  inLayer('primitives', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    rowGap: vars.space.s,
  }),
);

export const title = style(
  inLayer('primitives', {
    display: 'flex',
    flexWrap: 'wrap',
    // Aligns the trimmed texts at their baselines.
    alignItems: 'flex-end',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
  }),
);
