import { expect, test } from 'vitest';
import { maximumPhotoBytes, photoFault } from './profileRules.ts';

test.each([
  ['image/png', maximumPhotoBytes, null],
  ['image/jpeg', 1, null],
  ['image/jpg', 1, null],
  ['image/gif', 1, 'wrongType'],
  ['', maximumPhotoBytes + 1, 'wrongType'],
  ['image/png', maximumPhotoBytes + 1, 'tooLarge'],
])('%s of %d bytes: %s', (type, size, fault) => {
  expect(photoFault({ type, size })).toBe(fault);
});
