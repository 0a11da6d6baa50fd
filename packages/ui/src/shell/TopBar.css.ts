import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { from } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/contract.css.ts';

export const bar = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    // The bar's ends align with the page below, whose width excludes the gutter.
    maxWidth: `calc(${vars.size.measure.page} + 2 * ${vars.space.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    // The height includes the header's border, as in the first paint of index.html.
    minHeight: '56px',
    '@media': { [from('tablet')]: { minHeight: '64px' } },
  }),
);

const part = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { 'screen and (width < 360px)': { gap: vars.space.xxs } },
};

export const start = style(inLayer('patterns', { ...part, alignSelf: 'stretch', flexShrink: 0 }));

export const end = style(inLayer('patterns', part));

export const fromTablet = style(
  inLayer('patterns', { display: 'none', '@media': { [from('tablet')]: { display: 'block' } } }),
);

export const home = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.control,
    // Phones show only the mark: the padding enlarges its touch target.
    paddingBlock: 0,
    paddingInline: vars.space.xs,
    marginInline: `calc(-1 * ${vars.space.xs})`,
  }),
);
