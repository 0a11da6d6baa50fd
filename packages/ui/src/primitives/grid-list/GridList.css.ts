import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { bg, border } = vars.color;

export const list = style(inLayer('primitives', { display: 'flex', flexDirection: 'column' }));

// Without a limit, a long title would overlap the content beside it.
export const title = style(inLayer('primitives', { maxWidth: '100%' }));

export const opener = style(
  inLayer('primitives', {
    display: 'block',
    maxWidth: '100%',
    textAlign: 'start',
    textDecoration: 'none',
    color: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    // The press target covers the whole row; the accessible name is the title alone.
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
);

export const row = style(
  inLayer('primitives', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: '56px',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.xs,
    selectors: {
      '& + &': { borderTop: `${vars.border.thin} solid ${border.default}` },
      [`&:has(> * > ${opener}[data-hovered])`]: { background: bg.sunken },
      [`&:has(> * > ${opener}[data-focus-visible])`]: { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const words = style(
  inLayer('primitives', {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xs,
  }),
);

export const end = style(
  inLayer('primitives', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: vars.space.xxs,
    flexShrink: 0,
    maxWidth: '50%',
  }),
);

// Above the row's press target.
export const actions = style(
  inLayer('primitives', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flexShrink: 0,
  }),
);
