import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, bg, border, info, pool, text } = vars.color;

/** Container width from which nine cells fit in one row; below it they form three rows. */
const wide = '(min-width: 900px)';

const height = '94px';

/** The strip adapts to its container, not to the window. */
export const frame = style(inLayer('patterns', { containerType: 'inline-size' }));

export const root = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '6px',
    '@container': { [wide]: { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' } },
  }),
);

/** One family's list; `contents` places its cells on the shared grid of nine. */
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

/** Extra space before each group of three. */
export const starts = style(inLayer('patterns', { '@container': { [wide]: { marginInlineStart: '6px' } } }));

export const line = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.xxs, minWidth: 0 }),
);

/** The text needs the icon's space if the cell is narrower than 96 px including its edges. */
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

/** A skeleton cell. */
export const place = style(inLayer('patterns', { height }));
