import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { narrow } from './MatrixDrawing.css.ts';

/** Header of the list, from the width that includes the drawing. */
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

/** The root member of the rows, at widths without a drawing. */
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
    // Skips rendering while scrolled out of view.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 400px',
    '@media': { [narrow]: { display: 'none' }, print: { display: 'none' } },
  }),
);
