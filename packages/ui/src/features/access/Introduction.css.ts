import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { border, critical, pool, text } = vars.color;
const rule = `${vars.border.thin} solid ${border.default}`;

/** Text width from which prices and figures fit one line. */
const roomy = '(min-width: 560px)';

export const headline = style(
  inLayer('patterns', {
    ...typeface({ ...textStyles.hero, size: 34, leading: 38 }),
    color: text.default,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '@media': {
      // Breaks lines the same in fallback and web font, so that loading the font shifts nothing.
      '(max-width: 340px)': { maxWidth: '280px' },
      [from('desktop')]: typeface(textStyles.hero),
    },
  }),
);

/** Replaces the rows, which follow the card in the one-column layout. */
export const summary = style(
  inLayer('patterns', {
    marginBlockStart: vars.space.s,
    '@media': { [from('desktop')]: { display: 'none' } },
  }),
);

export const row = style(
  inLayer('patterns', {
    display: 'grid',
    gap: vars.space.xs,
    paddingBlock: '20px',
    borderBlockStart: rule,
    selectors: { '&:last-child': { borderBlockEnd: rule } },
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: '156px minmax(0, 1fr)',
        columnGap: vars.space.m,
      },
    },
  }),
);

export const label = style(
  inLayer('patterns', {
    ...typeface(textStyles.bodyStrong),
    display: 'flex',
    gap: vars.space.xs,
    color: text.default,
  }),
);

/** Declared after the label, whose colour it overrides. */
export const loss = style(
  inLayer('patterns', { color: critical.text, fontWeight: textStyles.bodyStrong.weight }),
);

export const drawing = style(inLayer('patterns', { color: text.muted }));

export const words = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    containerType: 'inline-size',
  }),
);

/** Three by three, or nine in one line in groups of three: every third is a global pool. */
export const prices = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.xxs,
    marginBlock: vars.space.xs,
    '@container': { [roomy]: { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' } },
  }),
);

export const price = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.m,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@container': {
      [roomy]: {
        paddingInline: '5px',
        selectors: {
          '&:nth-child(3n):not(:last-child)': { marginInlineEnd: '3px' },
          '&:nth-child(3n + 1):not(:first-child)': { marginInlineStart: '3px' },
        },
      },
    },
  }),
);

export const families = styleVariants(pool, ({ soft }) => inLayer('patterns', { background: soft }));

export const marks = styleVariants(pool, ({ text: color }) => inLayer('patterns', { color }));

export const legend = style(
  inLayer('patterns', { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m, rowGap: vars.space.xxs }),
);

/** An icon with its text on one line. */
export const marked = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    verticalAlign: 'bottom',
  }),
);

export const figures = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space.m,
    rowGap: vars.space.l,
    marginBlock: `${vars.space.xs} ${vars.space.s}`,
    '@container': { [roomy]: { gridTemplateColumns: '116px repeat(3, minmax(0, 1fr))' } },
  }),
);

// Without cents the figures need this width; narrower columns reduce the font.
export const figure = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minWidth: 0,
    containerType: 'inline-size',
  }),
);

// Reserves the height of its text, so that loading shifts nothing.
export const note = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateRows: 'minmax(2.5rem, auto) auto',
    rowGap: vars.space.xxs,
    '@container': { [roomy]: { display: 'block', minHeight: '1.25rem' } },
  }),
);

export const verdict = style(
  inLayer('patterns', {
    '@container': { [roomy]: { display: 'inline', marginInlineEnd: vars.space.xxs } },
  }),
);

export const check = style(inLayer('patterns', { ...typeface(textStyles.small), justifySelf: 'start' }));
export const checkLater = style(inLayer('patterns', { '@container': { [roomy]: { visibility: 'hidden' } } }));

export const short = style(inLayer('patterns', { color: critical.text }));
