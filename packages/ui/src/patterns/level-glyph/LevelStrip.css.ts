import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, bg, border, info, pool, text } = vars.color;

/** From here on nine stand side by side; below it they fold to three by three. */
const wide = '(min-width: 900px)';

const height = '94px';

/** The strip fits the place it is in, not the window. */
export const frame = style(inLayer('patterns', { containerType: 'inline-size' }));

export const root = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '6px',
    '@container': { [wide]: { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' } },
  }),
);

/** One family's list; its cells lie on the grid of all nine. */
export const family = style(inLayer('patterns', { display: 'contents' }));

export const cell = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minWidth: 0,
    minHeight: height,
    containerType: 'inline-size',
    padding: `${vars.space.s} ${vars.space.xs}`,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.m,
    listStyle: 'none',
  }),
);

/** The first of a group of three keeps away from the group before it. */
export const starts = style(inLayer('patterns', { '@container': { [wide]: { marginInlineStart: '6px' } } }));

export const line = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.xxs, minWidth: 0 }),
);

/** Words need the room of a cell below 96 px, edges and all. */
export const icon = style(inLayer('patterns', { '@container': { '(width < 78px)': { display: 'none' } } }));

const open = { background: bg.surface, color: text.default };

const common = {
  locked: { background: bg.canvas, borderColor: border.default, color: text.muted },
  purchase: { ...open, border: `${vars.border.thick} solid ${action.bg}` },
  processing: { ...open, border: `${vars.border.thick} solid ${info.bg}` },
};

function statesOf({ soft, text: ink }: (typeof pool)['race']) {
  return styleVariants({ ...common, activated: { background: soft, color: ink } }, (rule) =>
    inLayer('patterns', rule),
  );
}

export const states = { race: statesOf(pool.race), global: statesOf(pool.global) };

/** Where a cell will be. */
export const place = style(inLayer('patterns', { height }));
