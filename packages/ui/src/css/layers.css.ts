import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first: a later layer wins over an earlier one, whatever the specificity.
 * `patterns` styles the parts of patterns, features and shell; `screens` lays out whole pages and
 * wins over their parts.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  screens: globalLayer('screens'),
  utilities: globalLayer('utilities'),
};
