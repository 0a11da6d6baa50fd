import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { typeface } from '../../../css/textTrim.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

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

/** A whole wallet; breaks anywhere instead of scrolling. */
export const walletText = style(
  inLayer('patterns', { ...typeface(textStyles.mono), overflowWrap: 'anywhere' }),
);

export const code = style(inLayer('patterns', { maxWidth: '240px', marginInline: 'auto' }));
