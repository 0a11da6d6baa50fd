import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@upline/api';
import { undoTime } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/shared/freePort.ts';
import { startPostgresServer } from '../../../tools/shared/postgres.ts';
import { chance } from './support/chance.ts';
import { count, isFull } from './support/counts.ts';
import { remoteServer } from './support/remoteServer.ts';
import { startServer } from './support/serverProcess.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { join, newAccount } from './support/visitor.ts';

type Member = Awaited<ReturnType<typeof join>>;

const postgres = isFull ? await startPostgresServer({ fsync: 'off' }) : null;
let chain: TestChain;

beforeAll(async () => {
  chain = await startTestChain();
  await postgres?.execute('create database outbox');
});

afterAll(async () => {
  await chain.chain.stop();
  await postgres?.stop();
});

const storages = [
  { name: 'the embedded database', databaseUrl: () => `file:${chain.dataDir}/database` },
  ...(postgres ? [{ name: 'PostgreSQL', databaseUrl: () => postgres.url('outbox') }] : []),
];

/** Number of replies that each of two agents writes at once. */
const repliesEach = 3;

/** Sends a reply as the composer does: repeats it under one key until the server answers. */
async function reply({ client }: Member, ticketId: string, message: string): Promise<void> {
  for (;;) {
    const sending = client.call(
      'deskReply',
      { params: { ticketId }, body: { message, isHeld: true } },
      { idempotencyKey: message },
    );
    const error = await sending.then(
      () => null,
      (cause: unknown) => cause,
    );
    if (error === null) return;
    if (!(error instanceof ApiError) || (error.status !== 0 && error.status < 500)) throw error;
    await pause(50);
  }
}

describe.each(storages)('on $name', ({ databaseUrl }) => {
  test('sends each reply of two agents once, however often the server is killed', async () => {
    const random = chance();
    const [one, other] = [newAccount(), newAccount()];
    const environment = {
      // Staff sessions belong to an origin, so that the port must stay the same.
      UPLINE_API_PORT: `${await freePort()}`,
      UPLINE_DATA_DIR: chain.dataDir,
      DATABASE_URL: databaseUrl(),
      RPC_URL: chain.rpcUrl,
      STAFF_WALLETS: `${one.address},${other.address}`,
    };
    let server = await startServer(environment);
    const restart = async () => {
      await server.end('SIGKILL');
      server = await startServer(environment);
    };
    const network = remoteServer(() => server.url);
    const member = await join(network);
    const agents = [await join(network, undefined, one), await join(network, undefined, other)];
    const body = { subject: 'A question', message: 'How does it work?' };
    const ticketId = (await member.client.call('createTicket', { body })).data.id;
    const written: string[] = [];

    for (let round = 0; round < count(5); round++) {
      const texts = agents.flatMap((agent, index) =>
        Array.from({ length: repliesEach }, (_, number) => ({ agent, text: `${round}.${index}.${number}` })),
      );
      const sending = texts.map(async ({ agent, text }) => {
        await pause(random() * 1000);
        await reply(agent, ticketId, text);
      });
      // The kills: while agents send, while all replies wait (full run), and while replies leave.
      await pause(random() * 1000);
      await restart();
      await Promise.all(sending);
      if (isFull) await restart();
      await pause(undoTime - 500 + random() * 1000);
      await restart();
      written.push(...texts.map(({ text }) => text));
    }

    const read = async () => (await member.client.call('ticket', { params: { ticketId } })).data.ticket;
    await expect.poll(async () => (await read()).messages.length).toBe(written.length + 1);
    const { messages } = await read();
    expect(messages.map(({ message }) => message).toSorted()).toEqual([body.message, ...written].toSorted());
    const { data: told } = await member.client.call('notifications', {
      params: { wallet: member.account.address },
    });
    expect(told.filter(({ kind }) => kind === 'supportReplied')).toHaveLength(written.length);
    await server.end('SIGTERM');
  }, 300_000);
});
