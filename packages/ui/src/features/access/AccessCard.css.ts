import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const page = style(
  inLayer('patterns', {
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.l,
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.xl,
  }),
);

export const card = style(inLayer('patterns', { width: '100%', maxWidth: vars.size.measure.narrow }));

/** It takes focus for those who hear the page; there is nothing in it to act upon, so it shows no ring. */
export const heading = style(inLayer('patterns', { outline: 'none' }));
