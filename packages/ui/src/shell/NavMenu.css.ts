import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { forcedColors } from '../css/motion.css.ts';
import { typeface } from '../css/textTrim.ts';
import { below, from } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/contract.css.ts';
import { textStyles } from '../tokens/textStyles.ts';

export const entry = style(
  inLayer('patterns', {
    ...typeface(textStyles.bodyStrong),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: vars.size.touch,
    paddingInline: vars.space.xs,
    // Aligns the icons with the headings above.
    marginInline: `calc(-1 * ${vars.space.xs})`,
    borderRadius: vars.radius.m,
    color: vars.color.text.default,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.color.bg.sunken } },
  }),
);

export const action = style(
  inLayer('patterns', { width: `calc(100% + 2 * ${vars.space.xs})`, textAlign: 'start' }),
);

export const drawing = style(inLayer('patterns', { color: vars.color.text.muted }));

/** Two columns where the longest name fits in each. */
export const columns = style(
  inLayer('patterns', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
    gap: vars.space.l,
    '@media': { [below('tablet')]: { columnGap: vars.space.m } },
  }),
);

export const column = style(
  inLayer('patterns', { display: 'flex', flexDirection: 'column', gap: vars.space.l }),
);

export const heading = style(inLayer('patterns', { marginBlockEnd: vars.space.xs }));

/** Items that only phones show in the menu; wider screens have them in the bar. */
export const onPhone = style(inLayer('patterns', { '@media': { [from('tablet')]: { display: 'none' } } }));

export const copyLink = style(inLayer('patterns', { flex: 1 }));

export const current = style(
  inLayer('patterns', {
    background: vars.color.action.soft,
    color: vars.color.action.text,
    '@media': { [forcedColors]: { border: `${vars.border.thick} solid Highlight` } },
  }),
);
