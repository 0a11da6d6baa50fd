import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { text, critical } = vars.color;

/** Figures of one width that stay on one line, and in their own order where the words around them run the other way. */
export const figures = style(
  inLayer('primitives', {
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
  }),
);

/** The property that says how many characters a large figure has. */
export const characters = '--up-money-characters';

/** No character of a figure is wider, em. */
const widest = 0.62;

/** A large figure is as wide as its place at most: it becomes smaller, and is never cut off. */
export const fitted = style(
  inLayer('primitives', { fontSize: `min(1em, calc(100cqi / (var(${characters}) * ${widest})))` }),
);

export const centsOfDollars = style(inLayer('primitives', { color: text.subtle }));

export const lost = style(inLayer('primitives', { color: critical.text }));

// An inline box's border takes no room: a figure with a rule stands where one without would.
export const rules = styleVariants({ final: vars.rule.final, open: vars.rule.open }, (rule) =>
  inLayer('primitives', { borderBlockEnd: `${rule} ${text.subtle}` }),
);
