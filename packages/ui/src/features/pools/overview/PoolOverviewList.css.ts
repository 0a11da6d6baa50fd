import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../css/focusRing.css.ts';
import { inLayer } from '../../../css/inLayer.ts';
import { below, from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { action, bg, border } = vars.color;
const threeColumns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };

/** Family names over their columns: every third level is a global pool. */
export const heads = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.s,
    marginBlockEnd: vars.space.s,
    paddingInline: vars.space.xxs,
    '@media': {
      [from('desktop')]: { display: 'grid', ...threeColumns, gap: 0, paddingInline: 0 },
    },
  }),
);

export const head = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    '@media': {
      [from('desktop')]: {
        paddingInline: vars.space.l,
        selectors: { '&:first-child': { gridColumn: 'span 2' } },
      },
    },
  }),
);

export const lead = style(inLayer('patterns', { maxWidth: '72ch' }));

/** Hidden at 340 px, so that both names fit one line. */
export const mark = style(inLayer('patterns', { '@media': { '(max-width: 340px)': { display: 'none' } } }));

/** Hidden below desktop width, for lack of space beside the other family's name. */
export const note = style(inLayer('patterns', { '@media': { [below('desktop')]: { display: 'none' } } }));

export const sheet = style(
  inLayer('patterns', {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [from('tablet')]: threeColumns },
  }),
);

/** Outer grid lines overflow the panel and are clipped. */
export const cell = style(
  inLayer('patterns', {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space.s,
    minWidth: 0,
    padding: vars.space.gutter,
    border: `0 solid ${border.default}`,
    borderBlockStartWidth: vars.border.thin,
    borderInlineStartWidth: vars.border.thin,
    marginBlockStart: `calc(-1 * ${vars.border.thin})`,
    marginInlineStart: `calc(-1 * ${vars.border.thin})`,
    containerType: 'inline-size',
    '@media': {
      [from('desktop')]: { minHeight: '144px', paddingBlock: '20px' },
      print: { breakInside: 'avoid' },
    },
  }),
);

export const opener = style(
  inLayer('patterns', {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&[data-hovered]': { textDecoration: 'underline' },
      '&[data-focus-visible]::after': { ...focusRing, outlineOffset: '-4px' },
    },
  }),
);

/** Stands above the cell's link, which covers the cell. */
export const raised = style(inLayer('patterns', { position: 'relative' }));

/** The next purchasable level. Raised, because neighbours overlap its border by a pixel. */
export const next = style(
  inLayer('patterns', {
    boxShadow: `inset 0 0 0 ${vars.border.thick} ${action.bg}`,
  }),
);

export const locked = style(inLayer('patterns', { background: bg.canvas }));

export const line = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);

export const who = style(inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.s }));

export const fact = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minHeight: '20px',
  }),
);

export const key = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.l,
    rowGap: vars.space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
