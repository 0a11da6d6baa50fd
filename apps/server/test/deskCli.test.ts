import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import { operator } from '@upline/chain/demo';
import { firstHash, hashedText } from '@upline/domain';
import { and, eq, sql } from 'drizzle-orm';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../src/accounts/auth/schema.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { auditEntries } from '../src/support/audit/schema.ts';
import { runDesk } from '../src/support/desk/runDesk.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, site, type TestServer } from './support/testServer.ts';
import { join } from './support/visitor.ts';

const main = fileURLToPath(new URL('../src/support/desk/main.ts', import.meta.url));
const key = generatePrivateKey();

let db: Db;
let chain: TestChain;
let server: TestServer;
let web: ServerType;
let url: string;

const lower = (address: string) => address.toLowerCase() as `0x${string}`;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const staffWallets = [lower(privateKeyToAccount(key).address), lower(operator.support().address)];
  // The port is known only when the server listens, and the origins contain it.
  web = serve({ fetch: (request, env) => server.fetch(request, env), port: 0, hostname: '127.0.0.1' });
  await new Promise((done) => web.once('listening', done));
  url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  server = createTestServer({ db, chain, config: { staffWallets, origins: [site, url] } });
  for (const account of [privateKeyToAccount(key), operator.support()]) {
    const { client } = await join(server, undefined, account);
    await client.call('logout', {});
  }
});

afterAll(async () => {
  await new Promise((done) => web.close(done));
  await chain.chain.stop();
});

type Environment = Record<string, string>;

const told = (environment: Environment) => ({ UPLINE_API_PORT: new URL(url).port, ...environment });

/** Runs the command within this process. */
async function desk(words: readonly string[], environment: Environment = { UPLINE_STAFF_KEY: key }) {
  const said = { out: '', complaint: '' };
  const code = await runDesk(words, {
    environment: told(environment),
    write: (text) => {
      said.out += text;
    },
    complain: (text) => {
      said.complaint += text;
    },
  });
  return { code, ...said };
}

/** Runs the command in a child process. */
function deskProcess(words: readonly string[], environment: Environment = { UPLINE_STAFF_KEY: key }) {
  return new Promise<{ code: number; out: string; complaint: string }>((done) => {
    const options = { env: { PATH: process.env.PATH, ...told(environment) } };
    execFile(process.execPath, [main, ...words], options, (error, out, complaint) => {
      done({ code: Number(error?.code ?? 0), out, complaint });
    });
  });
}

type Member = Awaited<ReturnType<typeof join>>;

async function open({ client }: Member, subject = 'A question', message = 'How does it work?') {
  return (await client.call('createTicket', { body: { subject, message } })).data.id;
}

async function read({ client }: Member, ticketId: string) {
  return (await client.call('ticket', { params: { ticketId } })).data.ticket;
}

test('lists, shows, answers, closes and reopens a ticket', async () => {
  const member = await join(server);
  await member.client.call('update', { body: { name: 'Ada' } });
  const id = await open(member);

  const list = await desk(['list', '--status', 'open', 'pending']);
  expect(list).toMatchObject({ code: 0, complaint: '' });
  const row = list.out.split('\n').find((line) => line.includes(member.member.id));
  for (const word of ['open', 'Ada', member.member.id, 'A question']) expect(row).toContain(word);

  const shown = await desk(['show', id]);
  for (const word of ['A question', 'open, of Ada', 'How does it work?']) expect(shown.out).toContain(word);
  expect((await read(member, id)).messages.map(({ read: isRead }) => isRead)).toEqual([true]);

  expect(await desk(['reply', id, 'Like this.', 'And so on.'])).toMatchObject({ code: 0, complaint: '' });
  const { status, messages } = await read(member, id);
  expect(status).toBe('pending');
  expect(messages.at(-1)).toMatchObject({ sender: 'Support', message: 'Like this. And so on.' });

  for (const _ of [1, 2]) expect((await desk(['close', id])).out).toBe('Closed.\n');
  expect((await read(member, id)).status).toBe('closed');
  const refused = await desk(['reply', id, 'One more.']);
  expect(refused).toEqual({
    code: 1,
    out: '',
    complaint: 'This ticket is closed and takes no more replies.\n',
  });
  expect((await desk(['reopen', id])).out).toBe('The ticket is open.\n');

  const isOwn = eq(sessions.wallet, lower(privateKeyToAccount(key).address));
  expect(await db.$count(sessions, isOwn)).toBe(0);
});

test('finds a ticket by number and by text, and verifies the audit', async () => {
  const member = await join(server);
  const word = `axolotl${member.member.id.replace(/\W/g, '')}`;
  const id = await open(member, 'A question', `Where is the ${word}?`);
  const { out } = await desk(['list', '--view', 'open', '--search', word]);
  expect(out).toContain('1 of 1 tickets.');
  const [, number = ''] = /│\s+(\d+)\s+│/.exec(out) ?? [];
  expect((await desk(['reply', number, 'Here.'])).code).toBe(0);
  expect((await read(member, id)).status).toBe('pending');
  expect((await desk(['audit', 'verify'])).out).toMatch(
    /^The chain fits itself; compared with nothing noted before\. It has \d+ entries\. Head: \d+:[0-9a-f]{64}\n$/,
  );

  const newest = eq(auditEntries.staff, lower(privateKeyToAccount(key).address));
  await db.execute(sql`alter table audit_entry disable trigger audit_entry_stays`);
  try {
    await db
      .update(auditEntries)
      .set({ act: 'note' })
      .where(and(newest, eq(auditEntries.act, 'reply')));
    const broken = await desk(['audit', 'verify']);
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.complaint).toMatch(/^Broken at entry \d+ of \d+\. Entries before it still fit\.\n$/);
    await db
      .update(auditEntries)
      .set({ act: 'reply' })
      .where(and(newest, eq(auditEntries.act, 'note')));
  } finally {
    await db.execute(sql`alter table audit_entry enable trigger user`);
  }
  expect((await desk(['audit', 'verify'])).code).toBe(0);
});

test('a rewritten audit is consistent, but does not contain the entry that a member noted', async () => {
  const member = await join(server);
  await desk(['show', await open(member)]);
  const [seen] = (await member.client.call('accessLog', {})).data.entries;
  const noted = `${seen?.number}:${seen?.hash}`;
  const verify = () => desk(['audit', 'verify', '--head', noted]);
  expect((await verify()).out).toMatch(
    new RegExp(`^Entry ${seen?.number} is in it as it was noted\\. It has`),
  );

  await db.execute(sql`create table audit_kept as select * from audit_entry`);
  await db.execute(sql`alter table audit_entry disable trigger audit_entry_stays`);
  try {
    await db.delete(auditEntries);
    const staff = lower(operator.agent().address);
    await db.execute(sql`
      insert into audit_entry (at, staff, act, details)
      select at, ${staff}, act, details from audit_kept order by number`);
    expect((await desk(['audit', 'verify'])).out).toMatch(/^The chain fits itself; compared with nothing/);
    expect(await verify()).toEqual({
      code: 1,
      out: '',
      complaint: `Entry ${seen?.number} is not there as it was noted: the audit was made over, or entries are missing.\n`,
    });
  } finally {
    await db.delete(auditEntries);
    await db.execute(sql`alter table audit_entry disable trigger user`);
    await db.execute(sql`insert into audit_entry select * from audit_kept`);
    await db.execute(sql`drop table audit_kept`);
    await db.execute(sql`alter table audit_entry enable trigger user`);
  }
});

test('verifies an audit file without a server', async () => {
  await open(await join(server));
  await desk(['list']);
  const rows = await db.select().from(auditEntries).orderBy(auditEntries.number);
  const lines = rows.map((row) =>
    JSON.stringify({ number: row.number, hash: row.hash, sealed: hashedText(row) }),
  );
  const folder = await mkdtemp(pathOf(tmpdir(), 'upline-audit-'));
  const check = async (kept: readonly string[], ...more: readonly string[]) => {
    const file = pathOf(folder, 'audit.ndjson');
    await writeFile(file, `${kept.join('\n')}\n`);
    return desk(['--server', 'http://127.0.0.1:1', 'audit', 'verify', '--file', file, ...more]);
  };
  try {
    const [first, last] = [rows[0], rows.at(-1)];
    const holds = `The file holds ${lines.length} entries. Head: ${last?.number}:${last?.hash}\n`;
    expect(await check(lines)).toEqual({
      code: 0,
      out: `The chain fits itself; compared with nothing noted before. ${holds}`,
      complaint: '',
    });
    expect((await check(lines, '--head', `1:${first?.hash}`)).out).toBe(
      `Entry 1 is in it as it was noted. ${holds}`,
    );
    for (const noted of [`1:${last?.hash}`, `${lines.length + 1}:${first?.hash}`]) {
      const [number] = noted.split(':');
      expect(await check(lines, '--head', noted)).toMatchObject({
        code: 1,
        complaint: expect.stringContaining(`Entry ${number} is not there as it was noted`),
      });
    }
    const middle = Math.floor(lines.length / 2);
    expect((await check(lines.toSpliced(middle, 1))).out).toContain('leaves out 1 between them');
    const changed = lines[middle]?.replace(/\\n(\w+)/, '\\nlist0') ?? '';
    expect(await check(lines.with(middle, changed))).toMatchObject({
      code: 1,
      complaint: `Broken at entry ${middle + 1}. Entries before it still fit.\n`,
    });
    const invented: string[] = [];
    let previous = firstHash;
    for (const [index, day] of ['2030-01-03', '2030-01-02', '2030-01-01'].entries()) {
      const entry = {
        number: index + 1,
        at: new Date(day),
        staff: `0x${'ab'.repeat(20)}`,
        act: 'list',
      } as const;
      const sealed = hashedText({ ...entry, ticketId: null, member: null, details: '{}', previous });
      previous = createHash('sha256').update(sealed).digest('hex');
      invented.push(JSON.stringify({ number: entry.number, hash: previous, sealed }));
    }
    expect((await check(invented)).out).toMatch(
      /^The time goes back, or is still to come, at entry 1, 2, 3\. Ask who set the clock\.\nThe chain fits itself;/,
    );
    expect((await check(['{}'])).complaint).toBe('Line 1 is no entry of the audit.\n');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('signs in with the development staff account if no key is set', async () => {
  const member = await join(server);
  const id = await open(member);
  expect(await desk(['reply', id, 'Hello.'], {})).toMatchObject({ code: 0, complaint: '' });
  const named = { STAFF_WALLETS: `0x${'ab'.repeat(20)}, ${operator.support().address}` };
  expect(await desk(['reply', id, 'Again.'], named)).toMatchObject({ code: 0, complaint: '' });
  expect((await read(member, id)).messages).toHaveLength(3);
});

test('removes control characters from texts of members', async () => {
  const member = await join(server);
  const id = await open(
    member,
    'Two\nlines \u001b]0;title\u0007',
    'One\r\nTwo \u001b[2J\u202egnp.exe \u009b31m',
  );
  const [shown, list] = [await desk(['show', id]), await desk(['list'])];
  for (const { out } of [shown, list]) expect(out).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
  expect(shown.out).toContain('Two lines');
  expect(shown.out).toContain('  One\n  Two [2Jgnp.exe 31m');
});

test.each([
  [['show', 'nothing'], {}, 'Ticket not found.'],
  [['list'], { UPLINE_STAFF_KEY: 'secret word' }, 'UPLINE_STAFF_KEY is no private key'],
  [['list'], { UPLINE_STAFF_KEY: '0'.repeat(64) }, 'UPLINE_STAFF_KEY is no private key'],
  [['list'], { UPLINE_STAFF_KEY: `0x${'1'.repeat(64)}` }, '--register registers it and accepts the terms of'],
  [
    ['list', '--register'],
    { UPLINE_STAFF_KEY: `0x${'1'.repeat(64)}` },
    'is not among the staff of http://127.0.0.1:',
  ],
  [['list', '--site', 'https://upline.example'], {}, 'does not answer for https://upline.example. Name its'],
  [
    ['list'],
    { STAFF_WALLETS: `0x${'ab'.repeat(20)}` },
    'None of STAFF_WALLETS is an account of the local chain',
  ],
  [['list', '--server', 'https://upline.example'], {}, 'is not on this machine. Set UPLINE_STAFF_KEY'],
  [['list', '--server', 'http://127.0.0.1:1'], {}, 'No server answers at http://127.0.0.1:1.'],
  [['list', '--server', 'upline'], {}, 'Expected https://…, or http://… on this machine.'],
  [['list', '--server', 'http://upline.example'], {}, 'Expected https://…, or http://… on this machine.'],
  [['list', '--site', 'http://upline.example'], {}, 'Expected https://…, or http://… on this machine.'],
  [['list', '--after', 'end'], {}, "option '--after <place>' argument 'end' is invalid. This does not have"],
  [
    ['list', '--search', 'x'.repeat(101)],
    {},
    `option '--search <words>' argument '${'x'.repeat(101)}' is invalid. This may have at most 100 characters.`,
  ],
  [['show', 'x'.repeat(101)], {}, "for argument 'ticket'. This may have at most 100 characters."],
  [['reply', '1', 'x'.repeat(10_001)], {}, "for argument 'text'. This may have at most 10000 characters."],
  [['reply', '1', 'x'.repeat(6000), 'x'.repeat(6000)], {}, "for argument 'text'. This may have at most"],
  [['audit', 'verify', '--head', '12'], {}, 'Expected an entry’s number and hash'],
  [['list', '--status', 'done'], {}, 'Allowed choices are open, pending, closed.'],
] as const)('%j with %j exits with an error message', async (words, environment, complaint) => {
  const refused = await desk(words, environment);
  expect(refused.code).toBe(1);
  expect(refused.complaint).toContain(complaint);
  const given: Environment = environment;
  if (given.UPLINE_STAFF_KEY) expect(refused.complaint).not.toContain(given.UPLINE_STAFF_KEY);
});

/** A server that forwards every call to the real server, with the real server's origin. */
async function relay() {
  const heard: string[] = [];
  const handOn = async (request: Request) => {
    heard.push(`${request.method} ${new URL(request.url).pathname}`);
    const to = new URL(request.url);
    to.host = new URL(url).host;
    const headers = new Headers(request.headers);
    headers.set('origin', url);
    return fetch(to, { method: request.method, headers, body: (await request.text()) || null });
  };
  const it = serve({ fetch: handOn, port: 0, hostname: '127.0.0.1' });
  await new Promise((done) => it.once('listening', done));
  const at = `http://127.0.0.1:${(it.address() as AddressInfo).port}`;
  return { at, heard, stop: () => new Promise((done) => it.close(done)) };
}

test('refuses to sign a message that a server relays from another one', async () => {
  const { at, heard, stop } = await relay();
  try {
    const refused = await desk(['list', '--server', at]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.complaint).toContain(
      `${at} asked for a signature that is not for a sign-in to ${at} by ${privateKeyToAccount(key).address}. Nothing was signed.`,
    );
    expect(heard).toEqual(['GET /api/users/signin-message']);
    // The relay works with the real server's site, so only the site was refused.
    expect(await desk(['list', '--server', at, '--site', url])).toMatchObject({ code: 0, complaint: '' });
  } finally {
    await stop();
  }
});

test('prints the same text and exits with the same code as a child process', async () => {
  const member = await join(server);
  const id = await open(member);
  expect(await deskProcess(['reply', id, 'Hello.'])).toEqual({
    code: 0,
    out: 'Answered. The ticket waits for the member.\n',
    complaint: '',
  });
  expect(await deskProcess(['show', 'nothing'])).toEqual({
    code: 1,
    out: '',
    complaint: 'Ticket not found.\n',
  });
});

test('lists every command in the help', async () => {
  const { code, out } = await desk(['--help'], {});
  expect(code).toBe(0);
  for (const command of ['list', 'show', 'reply', 'close', 'reopen', 'audit', 'UPLINE_STAFF_KEY']) {
    expect(out).toContain(command);
  }
});
