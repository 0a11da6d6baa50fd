import { inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style, styleVariants } from '@vanilla-extract/css';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const head = style(
  inLayer('screens', { display: 'flex', alignItems: 'flex-start', gap: vars.space.s, minWidth: 0 }),
);

export const names = style(
  inLayer('screens', { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: vars.space.xxs }),
);

export const name = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const levels = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
    gap: vars.space.xxs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

const cell = {
  ...typeface(textStyles.caption),
  display: 'grid',
  placeItems: 'center',
  minHeight: '24px',
  borderRadius: vars.radius.s,
  border: `${vars.border.thin} solid transparent`,
} as const;

export const level = styleVariants({
  race: inLayer('screens', {
    ...cell,
    background: vars.color.pool.race.soft,
    color: vars.color.pool.race.text,
    borderColor: vars.color.pool.race.text,
  }),
  global: inLayer('screens', {
    ...cell,
    background: vars.color.pool.global.soft,
    color: vars.color.pool.global.text,
    borderColor: vars.color.pool.global.text,
  }),
  none: inLayer('screens', {
    ...cell,
    background: vars.color.neutral.soft,
    color: vars.color.neutral.text,
  }),
  failed: inLayer('screens', {
    ...cell,
    background: vars.color.critical.soft,
    color: vars.color.critical.text,
    border: `${vars.border.thick} solid ${vars.color.critical.text}`,
  }),
});

export const ticket = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    paddingBlock: vars.space.xs,
    borderBlockEnd: line,
  }),
);

export const plainList = style(inLayer('screens', { margin: 0, padding: 0, listStyle: 'none' }));

export const event = style(
  inLayer('screens', {
    display: 'flex',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    borderBlockEnd: line,
  }),
);

const mark = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.avatar.xs,
  height: vars.size.avatar.xs,
  borderRadius: vars.radius.s,
} as const;

export const sign = styleVariants({
  paid: inLayer('screens', { ...mark, background: vars.color.action.soft, color: vars.color.action.text }),
  gained: inLayer('screens', {
    ...mark,
    background: vars.color.positive.soft,
    color: vars.color.positive.text,
  }),
  lost: inLayer('screens', { ...mark, background: vars.color.caution.soft, color: vars.color.caution.text }),
  plain: inLayer('screens', { ...mark, background: vars.color.neutral.soft, color: vars.color.neutral.text }),
});

export const amount = styleVariants({
  paid: inLayer('screens', {}),
  gained: inLayer('screens', { color: vars.color.positive.text }),
  lost: inLayer('screens', { color: vars.color.critical.text }),
  plain: inLayer('screens', {}),
});

export const eventText = style(
  inLayer('screens', { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }),
);

export const eventHead = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.xs,
  }),
);

export const checked = style(
  inLayer('screens', { color: vars.color.positive.text, verticalAlign: 'middle' }),
);

export const outcome = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: vars.space.s,
    background: vars.color.bg.canvas,
    border: line,
    borderRadius: vars.radius.l,
  }),
);

export const outcomeFoot = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
  }),
);

export const call = style(inLayer('screens', { overflowWrap: 'anywhere' }));

/** Phones only: the transaction's outcome, above the conversation. */
export const failureLine = style(
  inLayer('screens', {
    display: 'none',
    '@media': {
      'screen and (width < 600px)': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space.s,
        padding: `${vars.space.xs} ${vars.space.m}`,
        background: vars.color.bg.surface,
        borderBlockEnd: line,
      },
    },
  }),
);
