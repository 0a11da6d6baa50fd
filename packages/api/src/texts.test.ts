import { messages } from '@upline/domain';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { deskDraft, deskNote } from './desk.ts';
import { deskAnnounce } from './deskAnnouncements.ts';
import { deskRefuseDataRequest } from './deskDataRequests.ts';
import { tagIn } from './deskFacts.ts';
import { deskCreateMacro } from './deskMacros.ts';
import { deskSplit } from './deskMerge.ts';
import { deskSetIncident } from './incidents.ts';
import { createTicket, replyToTicket } from './tickets.ts';

/** Each one-line field, by its call. */
const lines: Record<string, z.ZodType> = {
  'the subject of a ticket': createTicket.body.shape.subject,
  'the subject of a split': deskSplit.body.shape.subject,
  'a macro’s name': deskCreateMacro.body.shape.name,
  'an incident': deskSetIncident.body.shape.text,
};
const optionalLines: Record<string, z.ZodType> = {
  'the reason for an act': deskAnnounce.body.shape.reason,
};
const texts: Record<string, z.ZodType> = {
  'the message of a ticket': createTicket.body.shape.message,
  'the reason for a refusal': deskRefuseDataRequest.body.shape.reason,
};
const optionalTexts: Record<string, z.ZodType> = {
  'a draft': deskDraft.body.shape.message,
  'a macro’s text': deskCreateMacro.body.shape.text,
};

const unseen = [
  ['zero width', '\u200b\u200b'],
  ['a filler of Hangul', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['a soft hyphen', '\u00ad'],
  ['spaces', ' \t\n\u2028'],
  ['nothing', ''],
] as const;

describe.each(Object.entries({ ...lines, ...texts }))('%s', (_, field) => {
  test.each(unseen)('is blank with %s alone', (_what, text) => {
    const { error } = field.safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual([messages['server.input.blank']]);
  });
});

describe.each(Object.entries({ ...optionalLines, ...optionalTexts }))('%s', (_, field) => {
  test.each(unseen)('is left out with %s alone', (_what, text) => {
    expect(field.parse(text)).toBe('');
  });
});

test.each(Object.entries({ ...lines, ...optionalLines }))(
  '%s is one line without invisible characters',
  (_, field) => {
    expect(field.parse('  Two\r\n\twords\u2028of\u202e one\u200b  ')).toBe('Two words of one');
  },
);

test.each(Object.entries({ ...texts, ...optionalTexts }))(
  '%s keeps its lines and loses bidi overrides',
  (_, field) => {
    expect(field.parse('One\r\n\ttwo\u202e \u2066three\u0007')).toBe('One\r\n\ttwo three');
  },
);

test.each([
  ['a reply', replyToTicket.body],
  ['a note', deskNote.body],
] as const)('%s without visible text needs a file', (_, body) => {
  for (const [, message] of unseen) {
    const { error } = body.safeParse({ message });
    expect(error?.issues.map(({ message }) => message)).toEqual([messages['server.emptyReply']]);
    expect(body.parse({ message, attachments: ['/files/a'] }).message).toBe('');
  }
  expect(body.parse({ message: 'a\u202eb\n' }).message).toBe('ab\n');
});

test.each(['\u3164', 'a\u3164', '\uffa0', '\u115f'])('%j is not a tag, because it is invisible', (tag) => {
  expect(tagIn.safeParse(tag).success && tagIn.parse(tag) === tag).toBe(false);
});

test('removes invisible characters from a tag', () => {
  expect(tagIn.parse(' Wal\u200blet ')).toBe('wallet');
});
