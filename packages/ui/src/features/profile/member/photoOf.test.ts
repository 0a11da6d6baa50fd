import { expect, test } from 'vitest';
import { photoOf } from './photoOf.ts';

test.each([
  ['"/files/a/face.png"', '/files/a/face.png'],
  ["'/files/a/face.png'", '/files/a/face.png'],
  ['/files/a/it"s.png', '/files/a/it"s.png'],
  ['""', ''],
  ['', ''],
])('turns %s into %s', (stored, photo) => {
  expect(photoOf(stored)).toBe(photo);
});
