import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first: a later layer wins whatever the selectors' weight. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  screens: globalLayer('screens'),
  utilities: globalLayer('utilities'),
};
