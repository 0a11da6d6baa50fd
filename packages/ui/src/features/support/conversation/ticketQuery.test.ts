import { QueryClient } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { fileLinkLifetime } from '@upline/domain';
import { expect, test } from 'vitest';
import { ticketQuery } from './ticketQuery.ts';

/** The refetch interval of an open ticket. */
async function askedAgainAfter(attachments: string[]): Promise<number | false | undefined> {
  const createdAt = new Date(0).toISOString();
  const message = { _id: 'a', sender: '0x1', isAdmin: false, message: 'Look.', attachments, read: true };
  const ticket = { subject: 'A question', status: 'open', messages: [{ ...message, createdAt }] };
  const client = { call: async () => ({ data: { ticket } }) } as unknown as Client;
  const queries = new QueryClient();
  const { queryKey, queryFn, refetchInterval } = ticketQuery(client, 'a');
  await queries.fetchQuery({ queryKey, queryFn });
  const query = queries.getQueryCache().find({ queryKey });
  return typeof refetchInterval === 'function' ? refetchInterval(query as never) : undefined;
}

test('refetches a ticket before its file links expire', async () => {
  expect(await askedAgainAfter(['/files/a/b.txt?exp=1&sig=c'])).toBeLessThan(fileLinkLifetime);
});

test('does not refetch a ticket without files', async () => {
  expect(await askedAgainAfter([])).toBe(false);
});
