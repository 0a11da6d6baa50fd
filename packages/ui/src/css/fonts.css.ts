import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces } from '../tokens/fonts.ts';

/** Unicode range of the latin font files. Names in other scripts use the system font. */
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

// Latin files only, served with the app: no request goes to a font service.
const files = {
  Geist: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'Geist Mono': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

for (const [family, file] of Object.entries(files)) {
  globalFontFace(`"${family}"`, {
    src: `url("${file}") format("woff2")`,
    fontStyle: 'normal',
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange: latin,
  });
}

for (const { fontFamily, ...face } of fallbackFaces) {
  globalFontFace(fontFamily, face);
}
