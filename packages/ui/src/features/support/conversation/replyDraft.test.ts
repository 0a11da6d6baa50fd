import { expect, test } from 'vitest';
import { emptyReply, givenBack, isSameReply } from './replyDraft.ts';

const picture = new File(['picture'], 'a.png', { lastModified: 1 });
const note = new File(['note'], 'b.txt', { lastModified: 1 });
const unsent = { text: 'First', files: [picture] };

test('restores the draft that was not sent', () => {
  expect(givenBack(unsent, emptyReply)).toEqual(unsent);
});

test('appends text typed since to the restored draft', () => {
  const draft = { text: 'Second', files: [note, picture] };
  expect(givenBack(unsent, draft)).toEqual({ text: 'First\nSecond', files: [picture, note] });
});

test('compares text and files', () => {
  expect(isSameReply(unsent, { text: 'First', files: [picture] })).toBe(true);
  expect(isSameReply(unsent, { ...unsent, text: 'First ' })).toBe(false);
  expect(isSameReply(unsent, { ...unsent, files: [note] })).toBe(false);
  expect(isSameReply(unsent, { ...unsent, files: [picture, note] })).toBe(false);
});
