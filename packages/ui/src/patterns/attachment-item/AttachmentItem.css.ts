import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const item = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.xs,
    background: vars.color.bg.sunken,
    border: `${vars.border.thin} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.m,
  }),
);

export const preview = style(
  inLayer('patterns', {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.avatar.m,
    height: vars.size.avatar.m,
    overflow: 'hidden',
    color: vars.color.text.muted,
    background: vars.color.bg.surface,
    borderRadius: vars.radius.s,
  }),
);

export const picture = style(inLayer('patterns', { width: '100%', height: '100%', objectFit: 'cover' }));

export const words = style(inLayer('patterns', { display: 'grid', gap: vars.space.xs }));

export const buttons = style(inLayer('patterns', { display: 'flex' }));
