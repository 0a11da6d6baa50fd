import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

const { action, positive, caution, critical, info, neutral, pool } = vars.color;

export const root = style(
  inLayer('primitives', {
    ...typeface({ ...textStyles.small, weight: textStyles.caption.weight }),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    paddingBlock: '1px',
    paddingInline: '9px',
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.full,
    whiteSpace: 'nowrap',
  }),
);

export const tones = styleVariants(
  { action, positive, caution, critical, info, neutral, race: pool.race, global: pool.global },
  ({ text, soft }) => inLayer('primitives', { background: soft, color: text }),
);
