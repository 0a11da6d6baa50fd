import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style(
  inLayer('primitives', {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    background: vars.color.neutral.soft,
    color: vars.color.neutral.text,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.full,
    fontWeight: 600,
    lineHeight: 1,
    userSelect: 'none',
  }),
);

export const sizes = styleVariants(vars.size.avatar, (size) =>
  inLayer('primitives', { width: size, height: size, fontSize: `calc(${size} * 0.4)` }),
);

export const image = style(
  inLayer('primitives', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  }),
);
