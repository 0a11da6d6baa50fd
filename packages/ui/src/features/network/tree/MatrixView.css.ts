import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { narrow } from './MatrixDrawing.css.ts';

/** The head of the list, from the width on where the drawing stands above it. */
export const head = style(
  inLayer('patterns', {
    background: vars.color.bg.canvas,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.default}`,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.gutter,
    '@media': {
      [narrow]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

/** The member whom all rows hang from, where nothing is drawn above. */
export const root = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: `${vars.space.m} ${vars.space.s}`,
    paddingInlineEnd: vars.space.s,
    '@media': { [from('desktop')]: { display: 'none' } },
  }),
);

export const list = style(
  inLayer('patterns', {
    containerType: 'inline-size',
    paddingInlineStart: vars.space.gutter,
    '@media': { [from('desktop')]: { paddingInlineStart: 0 } },
  }),
);

export const nobody = style(inLayer('patterns', { paddingBlock: vars.space.l }));

export const drawing = style(
  inLayer('patterns', {
    // Out of sight it costs nothing while the list below it is scrolled.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 400px',
    '@media': { [narrow]: { display: 'none' }, print: { display: 'none' } },
  }),
);
