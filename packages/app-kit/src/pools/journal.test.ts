import type { PurchaseAttempt } from '@upline/chain';
import { lastPosition } from '@upline/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { type MemoryStorage, memoryStorage } from '../../test/memoryStorage.ts';
import { settings } from '../chain/settings.ts';

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
Object.assign(settings, { registry });

const { claimJournal, purchaseJournal } = await import('./journal.ts');

const whose = { wallet: member.walletId, position: 3 } as const;

const attempt: PurchaseAttempt = {
  step: 'invest',
  way: 'sequential',
  prompts: ['approve', 'invest'],
  pool: registry,
  call: { to: registry, data: '0x1234' },
  nonce: 7,
  block: 81_000_000_000_000_000_000n,
  hash: `0x${'ab'.repeat(32)}`,
  callsId: null,
  calls: [],
};

let storage: MemoryStorage;

function keep(items: Record<string, string> = {}) {
  storage = memoryStorage(items);
  vi.stubGlobal('localStorage', storage);
}

beforeEach(() => keep());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('another page of this browser reads the same attempt', () => {
  purchaseJournal().note(whose, attempt);
  expect(purchaseJournal().find(whose)?.attempt).toEqual(attempt);
  expect(purchaseJournal().find({ ...whose, wallet: whose.wallet.toLowerCase() })?.attempt).toEqual(attempt);
});

test('stores one entry per wallet and level, newest first', () => {
  vi.useFakeTimers();
  const journal = purchaseJournal();
  journal.note(whose, attempt);
  vi.advanceTimersByTime(1000);
  journal.note({ ...whose, position: 4 }, { ...attempt, hash: null });
  journal.note({ wallet: registry, position: 3 }, { ...attempt, nonce: 8 });
  expect(journal.of(whose.wallet).map(({ position }) => position)).toEqual([4, 3]);
  expect(journal.find(whose)?.attempt.nonce).toBe(7);
  journal.note(whose, { ...attempt, nonce: 9 });
  expect(journal.find(whose)?.attempt.nonce).toBe(9);
  journal.forget(whose);
  expect(journal.find(whose)).toBeUndefined();
  expect(journal.of(registry)).toHaveLength(1);
});

test('stores earlier requests beside the newest and skips unreadable ones', () => {
  const first = { ...attempt, nonce: 5, hash: null };
  purchaseJournal().note(whose, attempt, { open: [first] });
  expect(purchaseJournal().find(whose)).toMatchObject({ attempt, open: [first] });
  const [entry] = JSON.parse(storage.getItem('purchaseJournal') ?? '[]');
  keep({
    purchaseJournal: JSON.stringify([
      { ...entry, open: [{ ...entry.open[0], pool: '0x12' }, entry.open[0]] },
    ]),
  });
  expect(purchaseJournal().find(whose)?.open).toEqual([first]);
});

test('reads a journal of a build that stored a single request', () => {
  keep({ purchaseJournal: stored({ open: undefined }) });
  expect(purchaseJournal().find(whose)).toMatchObject({ attempt, open: [] });
});

test('removes the storage key with the last entry', () => {
  purchaseJournal().note(whose, attempt);
  purchaseJournal().forget(whose);
  expect(storage.items.size).toBe(0);
});

test('stores the calls of a batch, which explain its revert', () => {
  const batch = { ...attempt, callsId: '0x01', calls: [attempt.call, { to: registry, data: '0x' }] } as const;
  purchaseJournal().note(whose, batch);
  expect(purchaseJournal().find(whose)?.attempt).toEqual(batch);
});

test.each([
  ['lost', undefined],
  ['no list', 'all'],
  ['not calls', [{ to: registry }]],
])('reads a batch without its calls if they are %s', (_what, calls) => {
  keep({ purchaseJournal: stored({ attempt: { callsId: '0x01', calls } }) });
  expect(purchaseJournal().find(whose)?.attempt).toMatchObject({ callsId: '0x01', calls: [] });
});

test.each([
  ['lost', undefined],
  ['no list', 'invest'],
  ['no steps', ['dance']],
])('reads a purchase without its prompts if they are %s', (_what, prompts) => {
  keep({ purchaseJournal: stored({ attempt: { prompts } }) });
  expect(purchaseJournal().find(whose)?.attempt).toEqual({ ...attempt, prompts: null });
});

test('an abandoned wait stays marked as unseen until it is seen again', () => {
  purchaseJournal().note(whose, attempt, { isUnseen: true });
  expect(purchaseJournal().find(whose)?.isUnseen).toBe(true);
  purchaseJournal().note(whose, attempt);
  expect(purchaseJournal().find(whose)?.isUnseen).toBe(false);
});

test('stores a claim with the amounts it was to pay', () => {
  const { step, way, prompts, ...claim } = attempt;
  const pools = [
    { pool: member.walletId as `0x${string}`, amount: 2n, block: 7n, isRefused: false },
    { pool: claim.pool, amount: 15_000_000n, block: null, isRefused: false },
  ];
  const kept = { ...claim, amount: 15_000_000n, pools };
  claimJournal().note(whose, kept);
  expect(claimJournal().find(whose)?.attempt).toEqual(kept);
  const [entry] = JSON.parse(storage.getItem('claimJournal') ?? '[]');
  const { callsId, calls, ...earlier } = entry.attempt;
  keep({ claimJournal: JSON.stringify([{ ...entry, attempt: earlier }]) });
  expect(claimJournal().find(whose)?.attempt, 'of a build without batches').toEqual(kept);
  const batch = { ...kept, callsId: '0x01', calls: [attempt.call] };
  claimJournal().note(whose, batch);
  expect(claimJournal().find(whose)?.attempt).toEqual(batch);
});

function stored(change: Record<string, unknown>): string {
  purchaseJournal().note(whose, attempt);
  const [entry] = JSON.parse(storage.getItem('purchaseJournal') ?? '[]');
  const { attempt: changes, ...rest } = change;
  const changed = { ...entry, ...rest, attempt: { ...entry.attempt, ...(changes as object) } };
  return JSON.stringify([changed]);
}

test.each([
  ['no list', () => '{}'],
  ['no JSON', () => '{'],
  ['another network', () => stored({ registry: member.walletId })],
  ['no wallet', () => stored({ wallet: 'me' })],
  ['no level', () => stored({ position: lastPosition + 1 })],
  ['a hash that is none', () => stored({ attempt: { hash: '0x12' } })],
  ['a pool that is none', () => stored({ attempt: { pool: '0x12' } })],
  ['a call that is none', () => stored({ attempt: { call: null } })],
  ['a step that is none', () => stored({ attempt: { step: 'steal' } })],
  ['a way that is none', () => stored({ attempt: { way: 'far' } })],
  ['a number that is none', () => stored({ attempt: { nonce: -1 } })],
  ['a week that is over', () => stored({ time: Date.now() - 8 * 24 * 3600 * 1000 })],
])('does not read %s', (_what, text) => {
  keep({ purchaseJournal: text() });
  expect(purchaseJournal().of(whose.wallet)).toEqual([]);
});

test('works without memory if the browser blocks storage', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => purchaseJournal().note(whose, attempt)).not.toThrow();
  expect(purchaseJournal().find(whose)).toBeUndefined();
});
