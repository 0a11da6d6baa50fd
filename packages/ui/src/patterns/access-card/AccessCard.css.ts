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
