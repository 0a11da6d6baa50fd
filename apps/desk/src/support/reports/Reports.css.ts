import { below, forcedColors, inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style, styleVariants } from '@vanilla-extract/css';

const narrow = 'screen and (width < 600px)';

export const page = style(
  inLayer('screens', {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    padding: vars.space.m,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    background: vars.color.bg.canvas,
  }),
);

export const period = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s }),
);

export const figures = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: vars.space.s,
    '@media': {
      [below('desktop')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
    },
  }),
);

export const figure = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    padding: '14px',
    background: vars.color.bg.surface,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.l,
  }),
);

export const value = style(
  inLayer('screens', { ...typeface(textStyles.title2), fontVariantNumeric: 'tabular-nums' }),
);

export const change = styleVariants({
  better: inLayer('screens', { color: vars.color.positive.text }),
  worse: inLayer('screens', { color: vars.color.caution.text }),
  same: inLayer('screens', { color: vars.color.text.muted }),
});

/** The second column fits a table of four figures. */
export const columns = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    alignItems: 'start',
    gap: vars.space.s,
    '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const legend = style(
  inLayer('screens', {
    ...typeface(textStyles.small),
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    color: vars.color.text.muted,
  }),
);

export const entry = style(
  inLayer('screens', { display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

const { chart, text } = vars.color;

export const opened = style(
  inLayer('screens', { fill: chart.c1, '@media': { [forcedColors]: { fill: 'CanvasText' } } }),
);
export const closed = style(
  inLayer('screens', { fill: text.subtle, '@media': { [forcedColors]: { fill: 'GrayText' } } }),
);
export const backlog = style(
  inLayer('screens', {
    fill: 'none',
    stroke: chart.c2,
    strokeWidth: 2,
    '@media': { [forcedColors]: { stroke: 'Highlight' } },
  }),
);

export const tickets = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, maxWidth: '240px' }),
);

/** A bar for the count beside the number. */
export const share = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: '40px minmax(40px, 160px)',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': { [narrow]: { gridTemplateColumns: '40px' } },
  }),
);

export const shareBar = style(
  inLayer('screens', {
    display: 'block',
    height: '8px',
    borderRadius: vars.radius.full,
    background: chart.c1,
    forcedColorAdjust: 'none',
    '@media': { [narrow]: { display: 'none' } },
  }),
);
