import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** An icon or picture with its text on one line. */
export const beside = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 }),
);

/** A sum below its column's name. */
export const sum = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }),
);

/** Stacked lines, aligned with the start or with the figures at the end. */
export const lines = styleVariants({
  start: inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.space.s,
    minWidth: 0,
    // Truncates a long name instead of widening the table.
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

/** Ground of the icon. Lost income has its own colour, to stand out. */
export const marks = styleVariants({
  plain: inLayer('patterns', { ...mark, background: vars.color.bg.sunken, color: vars.color.text.muted }),
  lost: inLayer('patterns', {
    ...mark,
    background: vars.color.critical.soft,
    color: vars.color.critical.text,
  }),
});

/** Hidden in print, for lack of width. */
export const onPaper = style(
  inLayer('patterns', { display: 'none', '@media': { print: { display: 'inline' } } }),
);

export const onScreen = style(inLayer('patterns', { '@media': { print: { display: 'none' } } }));

/** Printed names are never cut: two words fit one line, longer names wrap. */
export const member = style(inLayer('patterns', { '@media': { print: { minWidth: '128px' } } }));
