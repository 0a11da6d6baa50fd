import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** A drawing or picture with its words, on one line. */
export const beside = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 }),
);

/** A sum below the name of its column. */
export const sum = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }),
);

/** One thing above another, at the end of the line for figures. */
export const lines = styleVariants({
  start: inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.space.s,
    minWidth: 0,
    // A long name is cut; it does not push the figures out of the table.
    contain: 'inline-size',
  }),
  end: inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
  }),
});

export const oneLine = style(inLayer('patterns', { whiteSpace: 'nowrap' }));

const mark = {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.avatar.s,
  height: vars.size.avatar.s,
  borderRadius: vars.radius.m,
} as const;

/** The ground of the drawing. What was lost has its own: it must not be overlooked among the rest. */
export const marks = styleVariants({
  plain: inLayer('patterns', { ...mark, background: vars.color.bg.sunken, color: vars.color.text.muted }),
  lost: inLayer('patterns', {
    ...mark,
    background: vars.color.critical.soft,
    color: vars.color.critical.text,
  }),
});

/** What a sheet has no room for. */
/** What is only on paper. */
export const onPaper = style(
  inLayer('patterns', { display: 'none', '@media': { print: { display: 'inline' } } }),
);

export const onScreen = style(inLayer('patterns', { '@media': { print: { display: 'none' } } }));

/** A sheet has room for a name of two words in one line; a longer one has several, for nothing is cut there. */
export const member = style(inLayer('patterns', { '@media': { print: { minWidth: '128px' } } }));
