import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { vars } from '../tokens/contract.css.ts';

export const root = style(
  inLayer('patterns', { minHeight: '100dvh', display: 'flex', flexDirection: 'column' }),
);

export const header = style(
  inLayer('patterns', {
    position: 'sticky',
    top: 0,
    zIndex: vars.z.sticky,
    background: vars.color.bg.surface,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.default}`,
    // Print shows no controls.
    '@media': { print: { display: 'none' } },
  }),
);

export const main = style(
  inLayer('patterns', {
    flex: 1,
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.l,
    // The skip link and page changes focus the whole page; a ring around it would mean nothing.
    outline: 'none',
  }),
);

export const content = style(inLayer('patterns', { maxWidth: vars.size.measure.page, marginInline: 'auto' }));
