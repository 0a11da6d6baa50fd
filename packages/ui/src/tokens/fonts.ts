import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import arimo from '@capsizecss/metrics/arimo';
import arimoBold from '@capsizecss/metrics/arimo/700';
import courierNew from '@capsizecss/metrics/courierNew';
import geist from '@capsizecss/metrics/geist';
import geistSemiBold from '@capsizecss/metrics/geist/600';
import geistMono from '@capsizecss/metrics/geistMono';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';

/** Arimo's name on Linux. */
const liberation = { ...arimo, familyName: 'Liberation Sans', fullName: 'Liberation Sans' };
const liberationBold = { ...arimoBold, familyName: 'Liberation Sans', fullName: 'Liberation Sans Bold' };

/** Widths measured against Geist's, over the app's English texts. */
const dejaVu = {
  familyName: 'DejaVu Sans',
  fullName: 'DejaVu Sans',
  postscriptName: 'DejaVuSans',
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1064,
};
const dejaVuBold = {
  ...dejaVu,
  fullName: 'DejaVu Sans Bold',
  postscriptName: 'DejaVuSans-Bold',
  xWidthAvg: 1204,
};

const faces = (stack: Parameters<typeof createFontStack>[0], fontWeight: string) =>
  createFontStack(stack, { fontFaceFormat: 'styleObject', fontFaceProperties: { fontWeight } }).fontFaces.map(
    (face) => face['@font-face'],
  );

// Systems without Arial: Android has Roboto; Linux has Liberation Sans or DejaVu Sans.
const regular = faces([geist, arial, roboto, liberation, dejaVu], '100 499');
const bold = faces([geistSemiBold, arialBold, robotoBold, liberationBold, dejaVuBold], '500 900');
const mono = faces([geistMono, courierNew], '100 900');

const families = (list: typeof regular) => list.map(({ fontFamily }) => fontFamily).join(', ');

/** Font metrics for trimming text to its capital height. */
export const fontMetrics = { sans: geist, mono: geistMono };

/**
 * Font stacks: the web font, then system fonts scaled to its metrics while it loads, then system
 * defaults.
 */
export const fontFamilies = {
  sans: `Geist, ${families(regular)}, ui-sans-serif, system-ui, sans-serif`,
  mono: `"Geist Mono", ${families(mono)}, ui-monospace, monospace`,
};

/** Font faces of the scaled fallbacks, so that the web font causes no layout shift. */
export const fallbackFaces = [...regular, ...bold, ...mono];
