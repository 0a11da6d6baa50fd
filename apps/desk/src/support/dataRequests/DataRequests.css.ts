import { inLayer, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

export const held = style(
  inLayer('screens', {
    margin: 0,
    paddingInlineStart: vars.space.l,
    paddingBlock: 0,
    listStyle: 'disc',
    overflowWrap: 'anywhere',
  }),
);

export const reason = style(inLayer('screens', { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
