import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const root = style(
  inLayer('patterns', {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.l,
    paddingBlock: vars.space.xl,
    textAlign: 'center',
  }),
);

/** The member's missing seat. */
export const place = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    width: 'min(260px, 100%)',
    minHeight: '60px',
    paddingInline: vars.space.s,
    border: `${vars.border.thick} dashed ${vars.color.border.control}`,
    borderRadius: vars.radius.l,
  }),
);
