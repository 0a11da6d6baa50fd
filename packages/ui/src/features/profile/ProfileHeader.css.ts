import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(inLayer('patterns', { overflow: 'hidden', paddingTop: 0 }));

export const cover = style(
  inLayer('patterns', {
    display: 'flex',
    justifyContent: 'flex-end',
    height: vars.size.avatar.xl,
    paddingInline: vars.space.inset,
    color: vars.color.action.text,
    marginInline: `calc(-1 * ${vars.space.inset})`,
    background: vars.color.action.soft,
  }),
);

export const person = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space.m,
    marginTop: `calc(-1 * ${vars.size.avatar.l})`,
  }),
);

export const portrait = style(
  inLayer('patterns', { border: `${vars.border.thick} solid ${vars.color.bg.surface}` }),
);

/** Begins below the cover and grows downwards, so that a long name never runs over it. */
export const name = style(
  inLayer('patterns', {
    display: 'flex',
    flex: '1 1 0',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.s,
    alignSelf: 'flex-start',
    minWidth: '8em',
    paddingBlock: `calc(${vars.size.avatar.l} + ${vars.space.xs}) ${vars.space.xs}`,
  }),
);
