import type { ClaimEvent } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';
import { beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import type { Wallet } from '../wallet/engine.ts';
import { createClaims } from './claims.ts';

type Tell = (event: ClaimEvent) => void;

const tells = vi.hoisted((): Tell[] => []);
vi.mock('../pools/claimBonus.ts', () => ({
  claimBonus: async ({ report, position }: { report: { tell: Tell }; position: number }) => {
    if (position === 9) throw new Error('boom');
    await new Promise<void>((end) => {
      tells.push((event) => {
        report.tell(event);
        if (event.type === 'succeeded' || event.type === 'failed') end();
      });
    });
  },
}));

beforeEach(() => {
  tells.length = 0;
});

function claimsOf(user: SessionUser | null) {
  const { session, become } = sessionOf(user);
  return { claims: createClaims({ session, wallet: {} as Wallet }), become };
}

const paid: ClaimEvent[] = [
  { type: 'found', pools: [{ pool: '0xa', amount: 5n }] },
  { type: 'paid', pool: '0xa', amount: 5n, block: 7n },
  { type: 'succeeded' },
];

test('follows a claim to its end, starts no second one meanwhile, and clears it on dismiss', async () => {
  const { claims } = claimsOf(member);
  claims.claim(3);
  await expect.poll(() => tells).toHaveLength(1);
  claims.claim(6);
  claims.dismiss();
  expect(claims.current.get()).toMatchObject({ position: 3, status: 'running' });
  for (const event of paid) tells[0]?.(event);
  expect(claims.current.get()).toMatchObject({ position: 3, status: 'succeeded', block: 7n });
  claims.dismiss();
  expect(claims.current.get()).toBeNull();
});

test('never shows a claim to another member, even if it ends later', async () => {
  const { claims, become } = claimsOf(member);
  claims.claim(3);
  await expect.poll(() => tells).toHaveLength(1);
  become({ ...member, walletId: `0x${'11'.repeat(20)}` });
  expect(claims.current.get()).toBeNull();
  tells[0]?.({ type: 'succeeded' });
  expect(claims.current.get()).toBeNull();
});

test('reports code that throws as a failed claim', async () => {
  const { claims } = claimsOf(member);
  claims.claim(9);
  await expect.poll(() => claims.current.get()?.status).toBe('failed');
  expect(claims.current.get()?.failure?.notice.id).toBe('toast.somethingWrong');
});
