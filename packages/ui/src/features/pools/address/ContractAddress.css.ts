import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const explorerLink = style(
  inLayer('patterns', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: vars.size.icon.l,
    minHeight: vars.size.icon.l,
    color: vars.color.text.muted,
    // Contains the visually hidden text, which would otherwise lengthen the page.
    position: 'relative',
  }),
);
