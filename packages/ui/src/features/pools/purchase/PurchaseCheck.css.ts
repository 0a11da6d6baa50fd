import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const prompts = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    counterReset: 'prompt',
  }),
);

export const prompt = style(
  inLayer('patterns', {
    display: 'flex',
    gap: vars.space.xs,
    selectors: {
      '&::before': { counterIncrement: 'prompt', content: "counter(prompt) '.'", flexShrink: 0 },
    },
  }),
);
