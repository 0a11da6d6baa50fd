import { below, inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const oneColumn = 'screen and (width < 1300px)';
const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const scroll = style(
  inLayer('screens', {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    padding: vars.space.m,
    background: vars.color.bg.canvas,
  }),
);

export const stack = style(
  inLayer('screens', { display: 'flex', flexDirection: 'column', gap: vars.space.s, minWidth: 0 }),
);

export const health = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space.s,
    '@media': {
      [oneColumn]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

const beside = (width: string) =>
  style(
    inLayer('screens', {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${width}`,
      alignItems: 'start',
      gap: vars.space.s,
      '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    }),
  );

/** Pools with clocks in a side column. */
export const withClocks = beside('316px');

/** An act with the send card in a side column. */
export const withSending = beside('416px');

/** Sticky send card; scrolls by itself if taller than the page. */
export const stays = style(
  inLayer('screens', {
    '@media': {
      'screen and (width >= 1300px)': {
        position: 'sticky',
        top: 0,
        maxHeight: `calc(100dvh - 80px - 2 * ${vars.space.m})`,
        overflowY: 'auto',
      },
    },
  }),
);

export const card = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: vars.color.bg.surface,
    border: line,
    borderRadius: vars.radius.l,
    // With a mouse, rows are as dense as in long lists.
    '@media': { '(pointer: fine)': { vars: { [vars.size.touch]: '36px' } } },
  }),
);

export const head = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    padding: `${vars.space.s} ${vars.space.m}`,
    borderBlockEnd: line,
  }),
);

export const body = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: `${vars.space.s} ${vars.space.m}`,
    // Tables inside scroll instead of breaking words.
    overflowWrap: 'break-word',
  }),
);

export const quiet = style(
  inLayer('screens', { ...typeface(textStyles.small), color: vars.color.text.muted }),
);

export const figure = style(inLayer('screens', { ...typeface(textStyles.title3) }));

const tones = vars.color;
/** Icon colour by status. */
export const mark = styleVariants({
  good: inLayer('screens', { color: tones.positive.text }),
  warn: inLayer('screens', { color: tones.caution.text }),
  bad: inLayer('screens', { color: tones.critical.text }),
});

export const inline = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const rows = style(inLayer('screens', { margin: 0, padding: 0, listStyle: 'none' }));

export const row = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    padding: `${vars.space.s} ${vars.space.m}`,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: line } },
  }),
);

export const holder = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1.3fr) minmax(0, 1.2fr) minmax(0, 1.6fr)',
    alignItems: 'center',
    gap: vars.space.s,
    padding: `${vars.space.s} ${vars.space.m}`,
    '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    selectors: { '& + &': { borderBlockStart: line } },
  }),
);

/** An act within a sentence; nested times and names inherit its size. */
export const act = style(inLayer('screens', { ...typeface(textStyles.smallStrong) }));

globalStyle(`${act} *`, inLayer('screens', { fontSize: 'inherit', lineHeight: 'inherit' }));

/** Table text that may contain a full address, which breaks on phones instead of scrolling. */
export const breaks = style(
  inLayer('screens', { display: 'inline-block', minWidth: '14ch', overflowWrap: 'anywhere' }),
);

/** Calldata and fingerprints, for comparison by eye. */
export const digits = style(
  inLayer('screens', {
    ...typeface(textStyles.mono),
    padding: vars.space.xs,
    borderRadius: vars.radius.m,
    background: vars.color.bg.sunken,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    margin: 0,
  }),
);

/** A part of a row over its whole width. */
export const whole = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    flexBasis: '100%',
    minWidth: 0,
  }),
);
