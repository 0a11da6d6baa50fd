import type { TextStyleToken } from './tokenType.ts';

/** Names of the text styles, largest first; the smallest is 12 px. */
export type TextSize =
  | 'hero'
  | 'amountXl'
  | 'display'
  | 'title1'
  | 'amountL'
  | 'title2'
  | 'title3'
  | 'amount'
  | 'body'
  | 'bodyStrong'
  | 'small'
  | 'smallStrong'
  | 'caption'
  | 'mono';

/** Every text style, in pixels at a 16 px root. */
export const textStyles: Record<TextSize, TextStyleToken> = {
  hero: { size: 48, leading: 52, weight: 600, tracking: -0.03 },
  amountXl: { size: 40, leading: 44, weight: 600, tracking: -0.02, tabular: true },
  display: { size: 34, leading: 40, weight: 600, tracking: -0.02 },
  title1: { size: 28, leading: 34, weight: 600, tracking: -0.01 },
  amountL: { size: 26, leading: 32, weight: 600, tracking: -0.01, tabular: true },
  title2: { size: 22, leading: 28, weight: 600 },
  title3: { size: 17, leading: 24, weight: 600 },
  amount: { size: 17, leading: 24, weight: 550, tabular: true },
  body: { size: 15, leading: 22, weight: 400 },
  bodyStrong: { size: 15, leading: 22, weight: 550 },
  small: { size: 13, leading: 20, weight: 400 },
  smallStrong: { size: 13, leading: 20, weight: 550 },
  caption: { size: 12, leading: 16, weight: 550 },
  mono: { size: 13, leading: 20, weight: 400, family: 'mono' },
};
