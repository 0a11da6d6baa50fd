import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { below, from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const counts = style(
  inLayer('patterns', {
    display: 'grid',
    // Three columns, or two if a label would be cut.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(6.75rem, 30%), 1fr))',
    margin: 0,
    '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
);

export const count = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.gutter,
    border: `0 solid ${vars.color.border.default}`,
    borderBlockStartWidth: vars.border.thin,
    borderInlineStartWidth: vars.border.thin,
    marginBlockStart: `calc(-1 * ${vars.border.thin})`,
    marginInlineStart: `calc(-1 * ${vars.border.thin})`,
  }),
);

export const figure = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: vars.space.xs,
    margin: 0,
    minHeight: '22px',
  }),
);

/** Hidden on narrow screens, where the label suffices. */
export const unit = style(
  inLayer('patterns', {
    '@media': {
      [below('tablet')]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const failure = style(
  inLayer('patterns', { paddingBlockStart: vars.space.m, paddingInline: vars.space.gutter }),
);
