import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { breathe, forcedColors, lessMotion } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const root = style(
  inLayer('primitives', {
    display: 'block',
    maxWidth: '100%',
    background: vars.color.neutral.soft,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.s,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    '@media': {
      [lessMotion]: { animation: 'none' },
      // In forced colours an empty frame would look like empty content.
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'color-mix(in srgb, GrayText 50%, Canvas)',
      },
      print: { display: 'none' },
    },
  }),
);

// As high as trimmed text of this style, so that loading causes no layout shift.
export const texts = styleVariants(textStyles, ({ size }) =>
  inLayer('primitives', { height: `${(size * 0.71) / 16}rem` }),
);

export const widths = styleVariants({ short: '6em', medium: '12em', long: '24em', full: '100%' }, (width) =>
  inLayer('primitives', { width }),
);

export const circles = styleVariants(vars.size.avatar, (size) =>
  inLayer('primitives', { width: size, height: size, borderRadius: vars.radius.full, flexShrink: 0 }),
);

export const pictures = styleVariants(vars.size.avatar, (size) =>
  inLayer('primitives', { width: size, height: size, borderRadius: vars.radius.picture, flexShrink: 0 }),
);

export const blocks = styleVariants({ control: vars.size.control, row: '56px', card: '160px' }, (height) =>
  inLayer('primitives', { height, width: '100%', borderRadius: vars.radius.m }),
);
