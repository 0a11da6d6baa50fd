import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** Puts a rule into a cascade layer: `style(inLayer('primitives', { … }))`. */
export function inLayer<Rule extends Omit<StyleRule, '@layer'>>(
  layer: keyof typeof layers,
  rule: Rule,
): { '@layer': Record<string, Rule> } {
  return { '@layer': { [layers[layer]]: rule } };
}
