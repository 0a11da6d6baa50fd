import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first: a later layer wins whatever the selectors' weight. `patterns` are the parts of patterns,
 * features and shell; `screens` lays a whole page out and wins over the parts on it.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  screens: globalLayer('screens'),
  utilities: globalLayer('utilities'),
};
