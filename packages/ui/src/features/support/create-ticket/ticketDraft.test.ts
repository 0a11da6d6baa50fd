import { maximumMessageLength, maximumSubjectLength } from '@upline/domain';
import { expect, test } from 'vitest';
import { draftFaults, emptyDraft, isUntouched } from './ticketDraft.ts';

const good = { ...emptyDraft, subject: 'Bonus', message: 'It is missing.' };

test.each([
  ['nothing', emptyDraft, ['createTicket.subjectMissing', 'createTicket.messageMissing']],
  [
    'blanks',
    { ...good, subject: ' ', message: '\n' },
    ['createTicket.subjectMissing', 'createTicket.messageMissing'],
  ],
  [
    'what nobody sees',
    { ...good, subject: '\u200b', message: '\u3164\u2800' },
    ['createTicket.subjectMissing', 'createTicket.messageMissing'],
  ],
  ['both', good, []],
  [
    'the most',
    { ...good, subject: 'x'.repeat(maximumSubjectLength), message: 'x'.repeat(maximumMessageLength) },
    [],
  ],
  [
    'a subject that is too long',
    { ...good, subject: 'x'.repeat(maximumSubjectLength + 1) },
    ['createTicket.subjectTooLong'],
  ],
  [
    'a message that is too long',
    { ...good, message: 'x'.repeat(maximumMessageLength + 1) },
    ['message.tooLong'],
  ],
])('reports the faults of a draft with %s', (_, draft, ids) => {
  const { subject, message } = draftFaults(draft);
  expect([subject, message].flatMap((notice) => notice?.id ?? [])).toEqual(ids);
});

test('treats blanks as untouched, and a file as input', () => {
  expect(isUntouched({ ...emptyDraft, subject: ' ', message: '\n' })).toBe(true);
  expect(isUntouched({ ...emptyDraft, files: [new File([''], 'a.png')] })).toBe(false);
  expect(isUntouched({ ...emptyDraft, message: 'a' })).toBe(false);
});
