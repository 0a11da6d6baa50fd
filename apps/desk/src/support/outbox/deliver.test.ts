import { ApiError, type Client } from '@upline/api';
import { keyLifetime } from '@upline/api/contract';
import { expect, test } from 'vitest';
import type { Attempt } from './attempt.ts';
import { deliver, trustedFor } from './deliver.ts';

const wallet = '0x00000000000000000000000000000000000000aA';

const attempt: Attempt = {
  ticketId: 'ticket-1',
  number: 37,
  what: 'reply',
  text: 'It was final at noon.',
  attachments: [],
  after: 'pending',
  later: null,
  key: 'first',
  known: ['earlier'],
  triedAt: null,
  reason: null,
  state: 'waiting',
};

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Sends it to a server whose ticket holds these waiting replies, or cannot be read. */
async function delivered(sent: Attempt, ids: readonly string[] | null = []) {
  const keys: (string | undefined)[] = [];
  const changes: Attempt[] = [];
  const waiting = ids?.map((id) => ({ id, message: sent.text, author: { walletId: wallet.toLowerCase() } }));
  const call = async (name: string, _input: unknown, options?: { idempotencyKey?: string }) => {
    if (name !== 'deskTicket') keys.push(options?.idempotencyKey);
    else if (!waiting) throw new ApiError(0, null);
    return { data: { ticket: { messages: [], notes: [], waiting } } };
  };
  const client = { call } as unknown as Client;
  const onChange = (changed: Attempt) => changes.push(changed);
  const isDone = await deliver(sent, { client, wallet, onChange }).then(
    () => true,
    () => false,
  );
  return { keys, changes, isDone };
}

test('the server knows a key for longer than it is trusted to', () => {
  expect(trustedFor).toBeLessThan(keyLifetime);
});

test('the time of the first try is noted before it is sent', async () => {
  const { keys, changes } = await delivered(attempt);
  expect(keys).toEqual(['first']);
  expect(changes).toEqual([{ ...attempt, triedAt: expect.any(String) }]);
});

test('soon after, it is sent again under its key', async () => {
  const { keys, changes } = await delivered({ ...attempt, triedAt: ago(trustedFor / 2) }, ['new']);
  expect(keys).toEqual(['first']);
  expect(changes).toEqual([]);
});

test('what has arrived is not sent again once its key may be forgotten', async () => {
  const { keys, isDone } = await delivered({ ...attempt, triedAt: ago(trustedFor) }, ['earlier', 'new']);
  expect(isDone).toBe(true);
  expect(keys).toEqual([]);
});

test('what has not arrived is sent under a new key then', async () => {
  const { keys, changes } = await delivered({ ...attempt, triedAt: ago(trustedFor) }, ['earlier']);
  expect(keys).toEqual([changes[0]?.key]);
  expect(keys).not.toEqual(['first']);
});

test('nothing is sent while nobody knows whether it arrived', async () => {
  const { keys, isDone } = await delivered({ ...attempt, triedAt: ago(trustedFor) }, null);
  expect(isDone).toBe(false);
  expect(keys).toEqual([]);
});
