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

/**
 * Delivers to a fake server whose ticket contains these waiting replies; `null` makes the ticket
 * unreadable.
 */
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

test('server keeps a key for longer than clients trust it', () => {
  expect(trustedFor).toBeLessThan(keyLifetime);
});

test('stores the time of the first try before sending', async () => {
  const { keys, changes } = await delivered(attempt);
  expect(keys).toEqual(['first']);
  expect(changes).toEqual([{ ...attempt, triedAt: expect.any(String) }]);
});

test('retries soon after with the same key', async () => {
  const { keys, changes } = await delivered({ ...attempt, triedAt: ago(trustedFor / 2) }, ['new']);
  expect(keys).toEqual(['first']);
  expect(changes).toEqual([]);
});

test('skips an attempt that is in the ticket after the key expires', async () => {
  const { keys, isDone } = await delivered({ ...attempt, triedAt: ago(trustedFor) }, ['earlier', 'new']);
  expect(isDone).toBe(true);
  expect(keys).toEqual([]);
});

test('sends a missing attempt with a new key after the old key expires', async () => {
  const { keys, changes } = await delivered({ ...attempt, triedAt: ago(trustedFor) }, ['earlier']);
  expect(keys).toEqual([changes[0]?.key]);
  expect(keys).not.toEqual(['first']);
});

test('sends nothing while the ticket cannot be read', async () => {
  const { keys, isDone } = await delivered({ ...attempt, triedAt: ago(trustedFor) }, null);
  expect(isDone).toBe(false);
  expect(keys).toEqual([]);
});
