import { precomputeValues } from '@capsizecss/core';
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { fontMetrics } from '../tokens/fonts.ts';
import type { TextStyleToken } from '../tokens/tokenType.ts';

const rootFontSize = 16;

const rem = (pixels: number) => `${pixels / rootFontSize}rem`;

/**
 * Font, size, weight and figures of a text style, in rem, so that the reader's own text size
 * applies.
 */
export function typeface({ size, leading, weight, tracking, tabular, family = 'sans' }: TextStyleToken) {
  return {
    fontFamily: vars.font[family],
    fontSize: rem(size),
    lineHeight: rem(leading),
    fontWeight: weight,
    letterSpacing: tracking ? `${tracking}em` : 'normal',
    fontVariantNumeric: tabular ? 'tabular-nums' : 'normal',
  } satisfies StyleRule;
}

/** Trims the space above capitals and below the baseline, so that gaps between blocks are exact. */
export function trim({ size, leading, family = 'sans' }: TextStyleToken) {
  const { capHeightTrim, baselineTrim } = precomputeValues({
    fontSize: size,
    leading,
    fontMetrics: fontMetrics[family],
  });
  return {
    '::before': { content: '', display: 'table', marginBottom: capHeightTrim },
    '::after': { content: '', display: 'table', marginTop: baselineTrim },
  } satisfies StyleRule;
}
