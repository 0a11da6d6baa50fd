import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { fadeIn } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const bubble = style(
  inLayer('primitives', {
    ...typeface(textStyles.small),
    maxWidth: '320px',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.xs,
    background: vars.color.bg.inverse,
    color: vars.color.text.onInverse,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.s,
    overflowWrap: 'anywhere',
    zIndex: vars.z.overlay,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.motion.duration.fast}` },
    },
  }),
);
