import type { Client } from '@upline/api';
import type { PurchaseEvent } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';
import { beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import type { Wallet } from '../wallet/engine.ts';
import { createPools } from './pools.ts';

type Tell = (event: PurchaseEvent) => void;

const tells = vi.hoisted((): Tell[] => []);
vi.mock('../pools/buyLevel.ts', () => ({
  buyLevel: async ({ report }: { report: { tell: Tell } }) => {
    tells.push(report.tell);
  },
}));

beforeEach(() => {
  tells.length = 0;
});

function poolsOf(user: SessionUser | null) {
  const { session, become } = sessionOf(user);
  return { pools: createPools({ client: {} as Client, session, wallet: {} as Wallet }), become };
}

const terms = { fee: 50_000_000n, binds: null };

const succeeded: PurchaseEvent = { type: 'succeeded', transaction: '0x01', block: 7n };

test('follows a purchase to its end and clears it on dismiss', async () => {
  const { pools } = poolsOf(member);
  pools.buy(1, terms);
  await expect.poll(() => tells).toHaveLength(1);
  pools.buy(2, terms);
  expect(pools.purchase.get()).toMatchObject({ position: 1, status: 'running' });
  tells[0]?.(succeeded);
  expect(pools.purchase.get()).toMatchObject({ position: 1, status: 'succeeded', block: 7n });
  pools.dismiss();
  expect(pools.purchase.get()).toBeNull();
});

test('keeps a purchase after a name change and never shows it to another member', async () => {
  const { pools, become } = poolsOf(member);
  pools.buy(1, terms);
  await expect.poll(() => tells).toHaveLength(1);
  become({ ...member, name: 'Ada L.' });
  expect(pools.purchase.get()).toMatchObject({ position: 1 });
  become({ ...member, walletId: `0x${'11'.repeat(20)}` });
  expect(pools.purchase.get()).toBeNull();
  tells[0]?.(succeeded);
  expect(pools.purchase.get()).toBeNull();
});

test('events of an abandoned purchase do not reach the next one', async () => {
  const { pools, become } = poolsOf(member);
  pools.buy(1, terms);
  await expect.poll(() => tells).toHaveLength(1);
  become(null);
  become(member);
  pools.buy(2, terms);
  await expect.poll(() => tells).toHaveLength(2);
  tells[0]?.(succeeded);
  expect(pools.purchase.get()).toMatchObject({ position: 2, status: 'running' });
});
