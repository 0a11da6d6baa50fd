import { growingMember } from '@upline/api/mocks';
import { describe, expect, it } from 'vitest';
import { claimCancelled, claimReverted, noEligiblePools } from './claimEndings.ts';
import { type ClaimsSettings, fakeClaims } from './fakeClaims.ts';

function claimsOf(settings: ClaimsSettings = {}) {
  const backend = growingMember();
  const claims = fakeClaims(settings, {
    claimable: (wallet) =>
      backend
        .activatedOf(wallet)
        .map((position) => ({ position, amount: backend.claimable(wallet, position) })),
    claim: (wallet, position) => backend.claim(wallet, position),
    wallet: () => backend.wallet,
  });
  const held = () => backend.claimable(backend.wallet, 1);
  return { backend, claims, held };
}

describe('scripted claims', () => {
  it('pay from the mock backend', async () => {
    const { backend, claims, held } = claimsOf();
    const amount = held();
    expect(amount).toBeGreaterThan(0n);
    claims.claim(1);
    await expect.poll(() => claims.current.get()?.status).toBe('succeeded');
    expect(claims.current.get()?.pools).toMatchObject([{ status: 'done', amount }]);
    expect((await claims.claimable(backend.wallet))[0]).toEqual({ position: 1, amount: 0n });
  });

  it('stop at a step and refuse other claims meanwhile', async () => {
    const { claims, held } = claimsOf({ stopAt: 'asked' });
    const amount = held();
    claims.claim(1);
    await expect.poll(() => claims.current.get()?.pools[0]?.status).toBe('current');
    claims.claim(2);
    claims.dismiss();
    expect(claims.current.get()).toMatchObject({ position: 1, status: 'running' });
    expect(held()).toBe(amount);
  });

  it.each([
    ['before the first prompt', noEligiblePools, []],
    ['at the prompt', claimCancelled, ['failed']],
    ['after it was sent', claimReverted, ['failed']],
  ] as const)('fail %s and pay nothing', async (_when, ending, pools) => {
    const { claims, held } = claimsOf({ ending });
    const amount = held();
    claims.claim(1);
    await expect.poll(() => claims.current.get()?.status).toBe('failed');
    expect(claims.current.get()?.failure).toEqual(ending.failure);
    expect(claims.current.get()?.pools.map(({ status }) => status)).toEqual(pools);
    expect(held()).toBe(amount);
    claims.dismiss();
    expect(claims.current.get()).toBeNull();
  });

  it('report the mock backend’s revert', async () => {
    const { backend, claims } = claimsOf();
    backend.claim(backend.wallet, 1);
    claims.claim(1);
    await expect.poll(() => claims.current.get()?.status).toBe('failed');
    expect(claims.current.get()?.failure?.notice.values).toEqual({ reason: 'NotEnoughBonus' });
  });

  it('can start with a running claim', () => {
    const { claims } = claimsOf({ running: 2, stopAt: 'start' });
    expect(claims.current.get()).toMatchObject({ position: 2, status: 'running' });
  });

  it('can fail to read claimable amounts', async () => {
    const { backend, claims } = claimsOf({ load: 'fails' });
    await expect(claims.claimable(backend.wallet)).rejects.toThrow('does not answer');
  });
});
