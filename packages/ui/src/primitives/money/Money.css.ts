import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { text, critical } = vars.color;

/** Digits of equal width on one line, left to right also inside right-to-left text. */
export const figures = style(
  inLayer('primitives', {
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
  }),
);

/** Custom property with the length of a large figure, in characters. */
export const characters = '--up-money-characters';

/** Width of the widest character, em. */
const widest = 0.62;

/** Shrinks a large figure to its container's width; it is never cut off. */
export const fitted = style(
  inLayer('primitives', { fontSize: `min(1em, calc(100cqi / (var(${characters}) * ${widest})))` }),
);

export const centsOfDollars = style(inLayer('primitives', { color: text.subtle }));

export const lost = style(inLayer('primitives', { color: critical.text }));

// An inline border takes no layout space, so figures align with and without a line.
export const rules = styleVariants({ final: vars.rule.final, open: vars.rule.open }, (rule) =>
  inLayer('primitives', { borderBlockEnd: `${rule} ${text.subtle}` }),
);
