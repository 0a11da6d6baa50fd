import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import courierNew from '@capsizecss/metrics/courierNew';
import geist from '@capsizecss/metrics/geist';
import geistMono from '@capsizecss/metrics/geistMono';

const sans = createFontStack([geist, arial], { fontFaceFormat: 'styleObject' });
const mono = createFontStack([geistMono, courierNew], { fontFaceFormat: 'styleObject' });

/** Metrics that trim text to its capital height. */
export const fontMetrics = { sans: geist, mono: geistMono };

/** Font stacks: the web font, a system font scaled to its metrics while it loads, then the system's own. */
export const fontFamilies = {
  sans: `${sans.fontFamily.replace(/, Arial$/, '')}, ui-sans-serif, system-ui, sans-serif`,
  mono: `${mono.fontFamily.replace(/, "Courier New"$/, '')}, ui-monospace, monospace`,
};

/** Faces of the metric-matched fallbacks, so that nothing moves when the web font arrives. */
export const fallbackFaces = [...sans.fontFaces, ...mono.fontFaces].map((face) => face['@font-face']);
