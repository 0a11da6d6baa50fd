import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Centred in a baseline-aligned row. */
export const picture = style(inLayer('patterns', { alignSelf: 'center' }));

export const prompts = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    counterReset: 'prompt',
  }),
);

export const prompt = style(
  inLayer('patterns', {
    display: 'flex',
    gap: vars.space.xxs,
    selectors: {
      '&::before': { counterIncrement: 'prompt', content: "counter(prompt) '.'", flexShrink: 0 },
    },
  }),
);
