import { expect, test } from 'vitest';
import { formatFileSize } from './fileSize.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [10_485_760, '10.0 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
  [5000 * 1024 ** 3, '5000.0 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
