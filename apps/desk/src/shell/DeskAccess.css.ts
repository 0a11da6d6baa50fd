import { inLayer, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

export const page = style(
  inLayer('screens', {
    minHeight: '100dvh',
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.gutter,
    outline: 'none',
  }),
);

export const card = style(
  inLayer('screens', { width: '100%', maxWidth: vars.size.measure.narrow, padding: vars.space.l }),
);
