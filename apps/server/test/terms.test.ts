import { termsVersion } from '@upline/domain';
import { beforeAll, expect, test } from 'vitest';
import { acceptedTerms } from '../src/accounts/members/schema.ts';
import { termsToAcceptBy } from '../src/accounts/members/terms.ts';
import { notifyNewTerms } from '../src/accounts/notifications/notifyNewTerms.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer } from './support/testServer.ts';
import { unreachableChain } from './support/unreachableChain.ts';
import { join } from './support/visitor.ts';

let db: Db;

beforeAll(async () => {
  db = await testDb();
});

test('asks a member who accepted an older version again, and shows the accepted texts unchanged', async () => {
  const server = createTestServer({ db, chain: unreachableChain });
  const { client, account } = await join(server);
  const wallet = account.address.toLowerCase() as `0x${string}`;
  await db.insert(acceptedTerms).values([
    { wallet, version: '2026-11-21', at: new Date('2026-11-21T10:00:00Z') },
    { wallet, version: 'unheard of', at: new Date('2026-11-20T10:00:00Z') },
  ]);
  expect(await termsToAcceptBy(db, wallet)).toBe(termsVersion);

  const { data } = await client.call('acceptTerms', { body: { version: termsVersion } });
  expect(await termsToAcceptBy(db, wallet)).toBe('');
  expect(data.accepted.map(({ version, clauses }) => [version, clauses.at(-1)])).toEqual([
    [termsVersion, data.current.clauses.at(-1)],
    ['2026-11-21', 'When these terms change you are asked again before you buy anything more.'],
    ['unheard of', undefined],
  ]);
  expect(data.accepted[1]?.at).toBe('2026-11-21T10:00:00.000Z');
});

test('notifies once of new terms, and only members who accepted older ones', async () => {
  const server = createTestServer({ db, chain: unreachableChain });
  const [older, current, never] = [await join(server), await join(server), await join(server)];
  const lower = ({ account }: typeof older) => account.address.toLowerCase() as `0x${string}`;
  const at = new Date('2026-11-21T10:00:00Z');
  await db.insert(acceptedTerms).values([
    { wallet: lower(older), version: '2026-11-21', at },
    { wallet: lower(current), version: '2026-11-21', at },
    { wallet: lower(current), version: termsVersion, at },
  ]);
  await Promise.all([notifyNewTerms(db), notifyNewTerms(db)]);
  const told = [older, current, never].map(async ({ client, account }) => {
    const { data } = await client.call('notifications', { params: { wallet: account.address }, query: {} });
    return data.flatMap(({ facts }) => (facts?.kind === 'termsRenewed' ? [facts] : []));
  });
  expect(await Promise.all(told)).toEqual([[{ kind: 'termsRenewed', version: termsVersion }], [], []]);
});
