import { ApiError } from '@upline/api';
import { describe, expect, it } from 'vitest';
import { createReplyKeys } from './replyKeys.ts';

const reply = { message: 'Nothing was taken.' };

/** Sends a reply and returns the key it used, even after an error. */
async function keyOf(
  keys: ReturnType<typeof createReplyKeys>,
  {
    ticketId = 'one',
    body = reply as object,
    error,
  }: { ticketId?: string; body?: object; error?: Error } = {},
) {
  let used = '';
  const sent = keys.send(ticketId, body, async (key) => {
    used = key;
    if (error) throw error;
  });
  await sent.catch(() => undefined);
  return used;
}

const lost = new ApiError(0, null);

describe('createReplyKeys', () => {
  it('reuses the key of a reply until the server answers', async () => {
    const keys = createReplyKeys();
    const first = await keyOf(keys, { error: lost });
    expect(await keyOf(keys, { error: lost })).toBe(first);
    expect(await keyOf(keys)).toBe(first);
    expect(await keyOf(keys)).not.toBe(first);
  });

  it('creates another key for a different text or ticket', async () => {
    const keys = createReplyKeys();
    const first = await keyOf(keys, { error: lost });
    expect(await keyOf(keys, { body: { message: 'Other.' } })).not.toBe(first);
    expect(await keyOf(keys, { ticketId: 'other' })).not.toBe(first);
    expect(await keyOf(keys)).toBe(first);
  });

  it('creates a new key after a refusal', async () => {
    const keys = createReplyKeys();
    const refused = new ApiError(409, { message: 'Closed.' });
    const first = await keyOf(keys, { error: refused });
    expect(await keyOf(keys)).not.toBe(first);
  });

  it('sends an undone reply under a new key after a lost response', async () => {
    const keys = createReplyKeys();
    const first = await keyOf(keys, { error: lost });
    const used: string[] = [];
    await keys.send('one', reply, async (key) => {
      used.push(key);
      if (key === first) throw new ApiError(409, { message: 'This reply was taken back.' });
    });
    expect(used).toHaveLength(2);
    expect(used[0]).toBe(first);
    expect(await keyOf(keys)).not.toBe(used[1]);
  });

  it('retries once if a possibly sent reply is refused', async () => {
    const keys = createReplyKeys();
    await keyOf(keys, { error: lost });
    const used: string[] = [];
    const sent = keys.send('one', reply, async (key) => {
      used.push(key);
      throw new ApiError(409, { message: 'Closed.' });
    });
    await expect(sent).rejects.toThrow('Closed.');
    expect(new Set(used).size).toBe(2);
    expect(used).toHaveLength(2);
  });

  it('keeps the key after a server error, which may have stored the reply', async () => {
    const keys = createReplyKeys();
    const failed = new ApiError(500, null);
    expect(await keyOf(keys, { error: failed })).toBe(await keyOf(keys));
  });
});
