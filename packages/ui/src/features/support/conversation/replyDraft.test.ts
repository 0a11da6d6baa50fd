import { expect, test } from 'vitest';
import { emptyReply, givenBack, isSameReply } from './replyDraft.ts';

const picture = new File(['picture'], 'a.png', { lastModified: 1 });
const note = new File(['note'], 'b.txt', { lastModified: 1 });
const unsent = { text: 'First', files: [picture] };

test('what could not be sent comes back as it was', () => {
  expect(givenBack(unsent, emptyReply)).toEqual(unsent);
});

test('what was written since follows it', () => {
  const draft = { text: 'Second', files: [note, picture] };
  expect(givenBack(unsent, draft)).toEqual({ text: 'First\nSecond', files: [picture, note] });
});

test('a draft is the same only with the same words and files', () => {
  expect(isSameReply(unsent, { text: 'First', files: [picture] })).toBe(true);
  expect(isSameReply(unsent, { ...unsent, text: 'First ' })).toBe(false);
  expect(isSameReply(unsent, { ...unsent, files: [note] })).toBe(false);
  expect(isSameReply(unsent, { ...unsent, files: [picture, note] })).toBe(false);
});
