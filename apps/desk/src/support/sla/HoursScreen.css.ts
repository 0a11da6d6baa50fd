import { inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

const narrow = 'screen and (width < 600px)';

export const page = style(
  inLayer('screens', { flex: 1, minHeight: 0, overflow: 'auto', padding: vars.space.m }),
);

export const form = style(
  inLayer('screens', { display: 'flex', flexDirection: 'column', gap: vars.space.l, maxWidth: '720px' }),
);

/** Fields of one weekday or one priority. */
export const days = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: vars.space.m,
  }),
);

export const targets = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: '96px repeat(3, minmax(0, 1fr))',
    alignItems: 'end',
    gap: vars.space.s,
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const priority = style(
  inLayer('screens', { ...typeface(textStyles.smallStrong), paddingBlockEnd: vars.space.xs }),
);

export const history = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
