import type { StoredFile } from './uploads.ts';

type Sample = Pick<StoredFile, 'name' | 'type' | 'bytes'>;

/** A small drawing of a card with a button. */
const screenshot =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAAA8BAMAAABr+qKHAAAAD1BMVEX09fn///87W9vQ1OSaoLiR+7MbAAAAQElEQVR42mNQIhEw' +
  'jGqgiYZRQDQQJAqMahB0QQdDUMNwiAdj3GCgNAyYpwdSw4gsBFDrmVENVNIw5JPGKBhoAADQZbrfrCECeQAAAABJRU5ErkJggg==';

const guide = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 85>>stream
BT /F 14 Tf 40 120 Td (The amount to claim stands above the button, by level.) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** A valid PNG. */
export function screenshotPng(name = 'Level 4 card.png'): Sample {
  const bytes = Uint8Array.from(atob(screenshot), (letter) => letter.charCodeAt(0));
  return { name, type: 'image/png', bytes };
}

export function guidePdf(name = 'Where to claim.pdf'): Sample {
  return { name, type: 'application/pdf', bytes: new TextEncoder().encode(guide) };
}
