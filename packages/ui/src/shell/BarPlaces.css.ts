import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/inLayer.ts';
import { typeface } from '../css/textTrim.ts';
import { from } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/contract.css.ts';
import { textStyles } from '../tokens/textStyles.ts';

export const places = style(
  inLayer('patterns', {
    display: 'none',
    alignSelf: 'stretch',
    gap: vars.space.xxs,
    marginInlineStart: vars.space.xl,
    '@media': { [from('desktop')]: { display: 'flex' } },
  }),
);

export const place = style(
  inLayer('patterns', {
    ...typeface(textStyles.body),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: vars.space.s,
    color: vars.color.text.muted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.text.default },
      '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.border.thick})` },
      '&[aria-current]': {
        color: vars.color.text.default,
        fontWeight: textStyles.bodyStrong.weight,
      },
      // On the bar's edge. A border stays visible in forced colours too.
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space.s,
        insetBlockEnd: `calc(-1 * ${vars.border.thin})`,
        borderBlockEnd: `${vars.border.thick} solid currentColor`,
      },
    },
  }),
);
