import { newMember } from '@upline/api/mocks';
import { type PurchaseState, type PurchaseStep, purchaseSteps, type StepStatus } from '@upline/domain';
import { describe, expect, it } from 'vitest';
import { type BalancesSettings, fakeBalances } from './fakeBalances.ts';
import { fakePools, type PoolsSettings } from './fakePools.ts';
import { contractRevert, insufficientBalance } from './purchaseEndings.ts';

function poolsOf(settings: PoolsSettings = {}, balances: BalancesSettings = {}) {
  const backend = newMember();
  const pools = fakePools(settings, {
    activated: (wallet) => backend.activatedOf(wallet),
    operator: () => backend.chain.root,
    legs: () => null,
    buy: (wallet, position) => backend.buy(wallet, position),
    balances: (wallet) => fakeBalances(balances, backend).read(wallet),
    line: () => ({ registered: backend.wallet, unsigned: [] }),
    wallet: () => backend.wallet,
  });
  return { backend, pools };
}

const terms = { fee: 50_000_000n, binds: null };

function stepsThat(is: StepStatus, state: PurchaseState | null): PurchaseStep[] {
  return purchaseSteps.filter((step) => state?.steps[step] === is);
}

describe('scripted pools', () => {
  it('buy in the mock backend', async () => {
    const { backend, pools } = poolsOf();
    pools.buy(1, terms);
    await expect.poll(() => pools.purchase.get()?.status).toBe('succeeded');
    expect(await pools.activated(backend.wallet)).toEqual([1]);
    expect(stepsThat('skipped', pools.purchase.get())).toEqual(['enroll']);
    expect(pools.purchase.get()?.transaction).toMatch(/^0x[0-9a-f]{64}$/);
  });

  it('stop at a step and refuse other purchases meanwhile', async () => {
    const { backend, pools } = poolsOf({ stopAt: 'approve' });
    pools.buy(1, terms);
    await expect.poll(() => stepsThat('current', pools.purchase.get())).toEqual(['approve']);
    pools.buy(2, terms);
    pools.dismiss();
    expect(pools.purchase.get()).toMatchObject({ position: 1, status: 'running' });
    expect(backend.activatedOf(backend.wallet)).toEqual([]);
  });

  it.each([
    ['balance', insufficientBalance(1, 20_500_000n), { level: 1, balance: '20.5', fee: '50' }],
    ['invest', contractRevert('AlreadyInvested'), { name: 'AlreadyInvested' }],
  ] as const)('fail at %s with the failure’s message and buy nothing', async (step, ending, values) => {
    const { backend, pools } = poolsOf({ ending });
    pools.buy(1, terms);
    await expect.poll(() => pools.purchase.get()?.status).toBe('failed');
    expect(stepsThat('failed', pools.purchase.get())).toEqual([step]);
    expect(pools.purchase.get()?.failure?.notice.values).toEqual(values);
    expect(backend.activatedOf(backend.wallet)).toEqual([]);
    pools.dismiss();
    expect(pools.purchase.get()).toBeNull();
  });

  it('report the mock backend’s revert', async () => {
    const { backend, pools } = poolsOf();
    backend.buy(backend.wallet, 1);
    pools.buy(1, terms);
    await expect.poll(() => pools.purchase.get()?.status).toBe('failed');
    expect(pools.purchase.get()?.failure).toEqual(contractRevert('AlreadyInvested').failure);
  });

  it('can start in the middle of a purchase', () => {
    const { pools } = poolsOf({ running: { position: 2, step: 'confirm' } });
    expect(stepsThat('current', pools.purchase.get())).toEqual(['confirm']);
    expect(stepsThat('done', pools.purchase.get())).toContain('invest');
  });

  it('can fail to read levels', async () => {
    const { backend, pools } = poolsOf({ load: 'fails' });
    await expect(pools.activated(backend.wallet)).rejects.toThrow('does not answer');
  });

  it('can start with a resumed purchase and a replaced transaction', () => {
    const { pools } = poolsOf({
      running: { position: 2, step: 'confirm', isResumed: true, isReplaced: true },
    });
    expect(pools.purchase.get()).toMatchObject({ isResumed: true, isReplaced: true });
    expect(pools.purchase.get()?.transaction).toMatch(/^0x(5e){32}$/);
  });

  it.each([
    [{}, ['approve', 'invest']],
    [{ preview: { allowance: 50_000_000n } }, ['invest']],
    [{ skips: [] }, ['enroll', 'approve', 'invest']],
    [{ way: 'batch' }, ['invest']],
  ] as const)('preview the wallet prompts: %o', async (settings, prompts) => {
    const { pools } = poolsOf(settings);
    expect(await pools.preview(1, terms)).toMatchObject({ prompts, failure: null });
  });

  it('preview a missing balance or gas', async () => {
    const poor = poolsOf({}, { deposit: 12_500_000n });
    expect((await poor.pools.preview(1, terms)).failure).toEqual(insufficientBalance(1, 12_500_000n).failure);
    const dry = poolsOf({}, { matic: 0n });
    expect((await dry.pools.preview(1, terms)).failure?.notice.id).toBe('purchase.gas');
    dry.pools.mend();
    expect((await dry.pools.preview(1, terms)).failure?.notice.id).toBe('purchase.gas');
  });

  it('revoke an allowance, unless the wallet refuses', async () => {
    const { pools } = poolsOf({ preview: { allowance: 'unlimited' } });
    expect((await pools.preview(1, terms)).isUnlimited).toBe(true);
    expect(await pools.revoke(1)).toBeNull();
    expect(await pools.preview(1, terms)).toMatchObject({ allowance: 0n, isUnlimited: false });
    const { failure } = contractRevert('AlreadyInvested');
    expect(await poolsOf({ revoke: failure }).pools.revoke(1)).toEqual(failure);
  });

  it('answer again after mend', async () => {
    const { pools } = poolsOf({ preview: { load: 'fails', failure: contractRevert('PoolRetired').failure } });
    await expect(pools.preview(1, terms)).rejects.toThrow('does not answer');
    pools.mend();
    expect((await pools.preview(1, terms)).failure).toBeNull();
  });
});
