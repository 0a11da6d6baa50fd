import { expect, test } from 'vitest';
import type { Message } from './message.ts';
import { hasArrived, keptReply, keysOf, nextReply, type ReplyState } from './replyState.ts';

const file = new File(['1'], 'receipt.png');
const draft = { text: 'It never arrived.', files: [file] };
const key = { id: 'one' } as never;
const outgoing = { draft, key };
const message = (id: string, text: string, isOwn = true): Message => ({
  key: id,
  isOwn,
  text,
  attachments: [],
  sentAt: null,
});
const begun: ReplyState = { draft, problem: null, refusal: null, isFound: false, failed: null };
const empty = { text: '', files: [] };
const sent = nextReply(begun, { type: 'sent', draft });
const failed = nextReply(sent, {
  type: 'failed',
  failed: { outgoing, known: new Set() },
  refusal: null,
});

test('empties the draft on sending, unless it has changed since', () => {
  expect(sent.draft).toEqual(empty);
  const changed = { ...begun, draft: { text: 'And another thing.', files: [] } };
  expect(nextReply(changed, { type: 'sent', draft }).draft).toBe(changed.draft);
});

test('restores a failed reply before text typed since', () => {
  expect(failed).toMatchObject({ problem: 'conversation.sendFailed', draft });
  const typed = nextReply(sent, { type: 'written', draft: { text: 'Hello?', files: [] } });
  const both = nextReply(typed, { type: 'failed', failed: { outgoing, known: new Set() }, refusal: null });
  expect(both.draft.text).toBe('It never arrived.\nHello?');
});

test('restores only the files if the text was accepted without them', () => {
  expect(nextReply(sent, { type: 'accepted', unsent: [file] })).toMatchObject({
    problem: 'conversation.uploadFailed',
    draft: { text: '', files: [file] },
  });
  expect(nextReply(sent, { type: 'accepted', unsent: [] }).draft).toEqual(empty);
});

test('drops a failed reply that the conversation contains, and keeps a changed draft', () => {
  expect(nextReply(failed, { type: 'found' })).toMatchObject({
    isFound: true,
    problem: null,
    failed: null,
    draft: empty,
  });
  const changed = nextReply(failed, { type: 'written', draft: { text: 'More.', files: [] } });
  expect(nextReply(changed, { type: 'found' }).draft.text).toBe('More.');
});

test('matches a stored draft with the newest own message only', () => {
  const older = [message('a', 'Hi.'), message('b', 'Bye.')];
  const kept = keptReply('Bye.', older);
  expect(kept && hasArrived(kept, older)).toBe(true);
  const other = keptReply('Hi.', older);
  expect(other && hasArrived(other, older)).toBe(false);
  expect(keptReply('', older)).toBeNull();
});

test('ignores messages that were present when the reply was sent', () => {
  const before = [message('a', draft.text)];
  const reply = { outgoing, known: keysOf(before), isKept: true };
  expect(hasArrived(reply, before)).toBe(false);
  expect(hasArrived(reply, [...before, message('b', draft.text, false)])).toBe(false);
  expect(hasArrived(reply, [...before, message('b', draft.text)])).toBe(true);
});
