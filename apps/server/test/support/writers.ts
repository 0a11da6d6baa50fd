import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@upline/api';
import { expect } from 'vitest';
import { createBrowser } from './browser.ts';
import type { TestServer } from './testServer.ts';
import { join } from './visitor.ts';

type Server = Pick<TestServer, 'newBrowser'>;

/** Writes that the server acknowledged and must have stored. */
interface Acknowledged {
  wallet: string;
  id: string;
  token: string;
  name: string;
  subjects: string[];
}

/** Members who register, rename themselves and open tickets in a loop until stopped. */
export interface Writers {
  acknowledged: readonly Acknowledged[];
  /** Resolves when every current write has succeeded or failed. */
  stop(): Promise<void>;
}

/** True if a write got no reply or a server error. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

async function write(server: Server, acknowledged: Acknowledged[]): Promise<void> {
  const member = await join(server);
  const { id, token, walletId } = member.member;
  const known: Acknowledged = { wallet: walletId, id, token, name: '', subjects: [] };
  acknowledged.push(known);
  const name = `Member ${acknowledged.length}`;
  await member.client.call('update', { body: { name } });
  known.name = name;
  const subject = randomUUID();
  await member.client.call(
    'createTicket',
    { body: { subject, message: 'How?' } },
    { idempotencyKey: subject },
  );
  known.subjects.push(subject);
}

/**
 * Runs several loops of writes. A write without a reply is abandoned, and the next one starts.
 * @param server May restart meanwhile.
 * @param rest Pause of each loop after a member, milliseconds.
 */
export function startWriters(server: Server, howMany: number, rest = 0): Writers {
  const acknowledged: Acknowledged[] = [];
  let isStopping = false;

  async function keepWriting(): Promise<void> {
    while (!isStopping) {
      await write(server, acknowledged).catch(async (error: unknown) => {
        if (!isUnanswered(error)) throw error;
        await pause(20);
      });
      await pause(rest);
    }
  }

  const all = Promise.all(Array.from({ length: howMany }, keepWriting));
  return {
    acknowledged,
    async stop() {
      isStopping = true;
      await all;
    },
  };
}

/** Expects that a server has stored every acknowledged write, and each ticket once. */
export async function expectNothingLost(url: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const browser = createBrowser((request) => fetch(request));
  for (const { wallet, id, token, name, subjects } of acknowledged) {
    const headers = { authorization: `Bearer ${token}` };
    const read = async (path: string) => (await browser(url + path, { headers })).json();
    const { data: profile } = await read(`/api/users/profile/${wallet}`);
    expect(profile.id).toBe(id);
    if (name) expect(profile.name).toBe(name);
    const { data } = await read('/api/chat/user/tickets?limit=100');
    const found = data.tickets.map(({ subject }: { subject: string }) => subject);
    for (const subject of subjects) expect(found.filter((one: string) => one === subject)).toHaveLength(1);
  }
}
