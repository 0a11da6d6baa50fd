import { inLayer, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

export const fields = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    alignItems: 'start',
    gap: vars.space.s,
  }),
);

export const kinds = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, margin: 0, padding: 0 }),
);

export const two = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    alignItems: 'start',
    gap: vars.space.s,
  }),
);

/** One send method with the reason if it is unavailable. */
export const way = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.s,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.m,
    selectors: {
      '&[data-first]': {
        borderColor: vars.color.action.bg,
        boxShadow: `inset 0 0 0 1px ${vars.color.action.bg}`,
      },
    },
  }),
);

/** Numbered, because the steps are done in order. */
export const steps = style(
  inLayer('screens', { margin: 0, paddingInlineStart: vars.space.xl, listStyle: 'decimal' }),
);

/** Preview of an announcement to members. */
export const notice = style(
  inLayer('screens', {
    padding: vars.space.s,
    borderRadius: vars.radius.m,
    background: vars.color.bg.sunken,
    listStyle: 'none',
  }),
);
