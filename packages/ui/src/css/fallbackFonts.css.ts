import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces } from '../tokens/fonts.ts';

for (const { fontFamily, ...face } of fallbackFaces) {
  globalFontFace(fontFamily, face);
}
