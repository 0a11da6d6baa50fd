import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const ring = vars.space.xxs;

export const cover = style(
  inLayer('patterns', {
    height: '80px',
    overflow: 'hidden',
    background: vars.color.bg.sunken,
    '@media': { [from('tablet')]: { height: '112px' }, print: { display: 'none' } },
  }),
);

/** Shows as many cells as fit. */
export const band = style(inLayer('patterns', { display: 'block', maxWidth: 'none' }));

export const person = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    paddingInline: vars.space.gutter,
    paddingBlockEnd: vars.space.gutter,
    '@media': {
      [from('tablet')]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space.m,
        rowGap: vars.space.s,
      },
    },
  }),
);

/** Overlaps the cover's edge, with a ring in the panel's colour. */
export const portrait = style(
  inLayer('patterns', {
    boxSizing: 'content-box',
    alignSelf: 'flex-start',
    marginBlockStart: `calc(-1 * ${vars.size.touch})`,
    marginInlineStart: `calc(-1 * ${ring})`,
    background: vars.color.bg.surface,
    border: `${ring} solid ${vars.color.bg.surface}`,
    borderRadius: vars.radius.picture,
    '@media': { [from('tablet')]: { marginBlockStart: `calc(-1 * ${vars.space.xl})` } },
  }),
);

/** Starts below the cover and grows downwards, so that a long name never overlaps it. */
export const name = style(
  inLayer('patterns', {
    display: 'flex',
    flex: '1 1 0',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.s,
    minWidth: '8em',
    '@media': { [from('tablet')]: { paddingBlockStart: vars.space.m } },
  }),
);

export const levels = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    '@media': { [from('tablet')]: { paddingBlockStart: vars.space.m } },
  }),
);

export const edit = style(
  inLayer('patterns', {
    display: 'grid',
    '@media': { [from('tablet')]: { paddingBlockStart: vars.space.m } },
  }),
);
