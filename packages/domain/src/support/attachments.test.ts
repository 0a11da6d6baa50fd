import { expect, test } from 'vitest';
import { attachmentFault, attachmentName, isImageName, maximumAttachmentBytes } from './attachments.ts';

test.each([
  ['receipt.pdf', 1, null],
  ['PHOTO.JPEG', maximumAttachmentBytes, null],
  ['photo.jpeg', maximumAttachmentBytes + 1, 'tooLarge'],
  ['table.xlsx', 0, 'empty'],
  ['drawing.svg', 10, 'wrongType'],
  ['run.exe', 10, 'wrongType'],
  ['noending', 10, 'wrongType'],
  ['archive.pdf.zip', 10, 'wrongType'],
])('%s of %d bytes: %s', (name, size, fault) => {
  expect(attachmentFault({ name, size })).toBe(fault);
});

test.each([
  ['/files/x7/receipt%20May.pdf?exp=1&sig=a', 'receipt May.pdf'],
  ['https://files.example/a/b/photo.png#top', 'photo.png'],
  ['/files/100%.txt', '100%.txt'],
  ['plain.txt', 'plain.txt'],
])('%s is called %s', (url, name) => {
  expect(attachmentName(url)).toBe(name);
});

test('recognises images by their extension', () => {
  expect(['a.PNG', 'b.pdf', 'png'].map(isImageName)).toEqual([true, false, false]);
});
