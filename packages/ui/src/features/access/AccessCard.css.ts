import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { hidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { below, from, onPhone } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const page = {
  maxWidth: `calc(${vars.size.measure.page} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
} as const;

export const bar = style(
  inLayer('patterns', {
    ...page,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minHeight: '56px',
    '@media': { [from('tablet')]: { minHeight: '64px' } },
  }),
);

export const barEnd = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.s }),
);

/** Hidden where the bar is too narrow; the link below the figures has the same target. */
export const books = style(
  inLayer('patterns', {
    ...typeface({ ...textStyles.small, weight: textStyles.bodyStrong.weight }),
    marginInlineEnd: vars.space.s,
    color: vars.color.text.muted,
    '@media': { [below('tablet')]: { display: 'none' } },
  }),
);

/** One column: headline, card, text. From desktop width the card stands beside both. */
export const columns = style(
  inLayer('patterns', {
    ...page,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.l,
    paddingBlockStart: vars.space.xs,
    paddingBlockEnd: vars.space.xl,
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `minmax(0, 1fr) ${vars.size.measure.narrow}`,
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.xxl,
        rowGap: vars.space.xl,
        paddingBlockStart: '36px',
        paddingBlockEnd: vars.space.xxxl,
      },
    },
  }),
);

/** Hidden on phones after the first step, but still the page's name for screen readers. */
export const head = style(
  inLayer('patterns', {
    '@media': { [below('desktop')]: { selectors: { '[data-begun] > &': hidden } } },
  }),
);

export const words = style(
  inLayer('patterns', {
    '@media': { [below('desktop')]: { selectors: { '[data-begun] > &': { display: 'none' } } } },
  }),
);

export const card = style(
  inLayer('patterns', {
    width: '100%',
    maxWidth: vars.size.measure.narrow,
    justifySelf: 'center',
    padding: vars.space.m,
    background: vars.color.bg.raised,
    borderRadius: vars.radius.xl,
    boxShadow: vars.shadow.overlay,
    '@media': {
      [from('desktop')]: {
        gridColumn: 2,
        gridRow: '1 / span 2',
        alignSelf: 'start',
        padding: vars.space.l,
      },
    },
  }),
);

/** Focused for screen readers; not interactive, so it has no ring. */
export const heading = style(inLayer('patterns', { outline: 'none' }));

/**
 * For browsers that can have no wallet extension; index.html marks those that have a wallet of their
 * own. Drawn at build, so that nothing shifts.
 */
export const elsewhere = style(
  inLayer('patterns', {
    display: 'none',
    '@media': { [onPhone]: { selectors: { ':root:not([data-wallet]) &': { display: 'block' } } } },
  }),
);

/** As high as an invitation with a name of usual length. */
export const invited = style(
  inLayer('patterns', {
    display: 'none',
    selectors: { ':root[data-invited] &': { display: 'block', minHeight: '104px' } },
  }),
);

/** Facts about signing in, below the card's first step on wide screens. */
export const facts = style(
  inLayer('patterns', {
    display: 'none',
    '@media': {
      [from('desktop')]: {
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space.xs,
        marginBlockStart: vars.space.xs,
        paddingBlockStart: vars.space.l,
        borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
      },
    },
  }),
);

export const fact = style(
  inLayer('patterns', {
    ...typeface(textStyles.small),
    display: 'flex',
    gap: vars.space.s,
    color: vars.color.text.muted,
  }),
);
