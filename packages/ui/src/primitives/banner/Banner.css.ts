import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { critical, caution, positive, info } = vars.color;

export const root = style(
  inLayer('primitives', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.gutter,
    borderBottom: `${vars.border.thin} solid transparent`,
  }),
);

export const tones = styleVariants({ critical, caution, positive, info }, (tone) =>
  inLayer('primitives', { background: tone.bg, color: tone.on }),
);

export const message = style(
  inLayer('primitives', { display: 'flex', alignItems: 'center', gap: vars.space.xs }),
);
