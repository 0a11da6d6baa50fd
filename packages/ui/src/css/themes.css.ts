import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { from } from '../tokens/breakpoints.ts';
import { modeVars, staticVars } from '../tokens/contract.css.ts';
import { dark } from '../tokens/dark.ts';
import { light } from '../tokens/light.ts';
import { compactTokens, staticTokens, wideDoubleRow, wideGutter } from '../tokens/staticTokens.ts';
import { layers } from './layers.css.ts';

createGlobalTheme(':root', staticVars, { '@layer': layers.tokens, ...staticTokens });
createGlobalTheme(':root, [data-theme="light"]', modeVars, { '@layer': layers.tokens, ...light });
// Except in print, which always uses the light colours above.
globalStyle('[data-theme="dark"]', {
  '@layer': { [layers.tokens]: { '@media': { 'not print': { vars: assignVars(modeVars, dark) } } } },
});

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light',
      '@media': {
        [from('tablet')]: {
          vars: { [staticVars.space.gutter]: wideGutter, [staticVars.size.row.double]: wideDoubleRow },
        },
      },
    },
  },
});
globalStyle('[data-theme="dark"]', { '@layer': { [layers.tokens]: { colorScheme: 'dark' } } });

globalStyle('[data-density="compact"]', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [staticVars.size.control]: compactTokens.control,
        [staticVars.space.inset]: compactTokens.inset,
      },
    },
  },
});

// A finger needs a target of 44 px in every density.
globalStyle(':root, [data-density="compact"]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(pointer: coarse)': { vars: { [staticVars.size.control]: staticTokens.size.touch } },
      },
    },
  },
});

// Reduced motion: no movement, and fades are instant.
globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: {
            [staticVars.motion.duration.fast]: staticTokens.motion.duration.instant,
            [staticVars.motion.duration.base]: staticTokens.motion.duration.instant,
            [staticVars.motion.duration.slow]: staticTokens.motion.duration.instant,
          },
        },
      },
    },
  },
});

// Print: white backgrounds, no shadows.
globalStyle(':root, [data-theme]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        print: {
          colorScheme: 'light',
          vars: {
            [modeVars.color.bg.canvas]: light.color.bg.surface,
            [modeVars.color.bg.surface]: light.color.bg.surface,
            [modeVars.color.bg.raised]: light.color.bg.surface,
            [modeVars.shadow.raised]: 'none',
            [modeVars.shadow.overlay]: 'none',
          },
        },
      },
    },
  },
});
