import { ApiError } from '@upline/api';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { settings } from '../chain/settings.ts';
import type { Wallet } from '../wallet/engine.ts';
import { type PreviewLevelOptions, previewLevel } from './previewLevel.ts';

// The package index imports styles, which only a build can read; the port is enough here.

const chain = vi.hoisted(() => ({ previewPurchase: vi.fn(), refusedPreview: vi.fn(), listPools: vi.fn() }));
vi.mock('@upline/chain', async (original) => ({ ...(await original()), ...chain }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const pool = { contractAddress: registry, stableCoinAddress: registry, joinningFee: '50000000' };
Object.assign(settings, { registry });

interface Circumstances {
  state?: { status?: string; address?: string | null; chainId?: number };
  call?: () => Promise<unknown>;
  /** The sponsor that the buyer was shown. */
  shown?: string | null;
}

const engine = vi.fn(async () => ({ client: async () => 'signer' }));

function look({ state = {}, call = async () => ({ data: pool }), shown = null }: Circumstances = {}) {
  return previewLevel({
    client: { call } as unknown as PreviewLevelOptions['client'],
    session: { user: { get: () => member } } as unknown as PreviewLevelOptions['session'],
    wallet: {
      state: { get: () => ({ status: 'connected', address: member.walletId, chainId: 137, ...state }) },
      engine,
    } as unknown as Wallet,
    position: 1,
    terms: { fee: 50_000_000n, binds: shown },
  });
}

beforeEach(() => {
  engine.mockClear();
  chain.previewPurchase.mockReset().mockResolvedValue({ failure: null, way: 'batch' });
  chain.refusedPreview
    .mockReset()
    .mockImplementation(async (_question, contract, failure) => ({ contract, failure }));
  chain.listPools.mockReset().mockResolvedValue([
    { address: member.walletId, position: 2, bit: 1 },
    { address: registry, position: 1, bit: 0 },
  ]);
});

test('previews the session’s wallet under the pinned registry', async () => {
  expect(await look()).toEqual({ failure: null, way: 'batch' });
  expect(chain.previewPurchase.mock.calls[0]?.[0]).toMatchObject({
    buyer: member.walletId,
    wallet: 'signer',
    registry,
    pool: { contractAddress: registry, joinningFee: 50_000_000n },
  });
});

describe('without opening an unusable wallet', () => {
  test.each([
    ['none', { address: null, status: 'disconnected' }, 'toast.noWallet'],
    ['another', { address: registry }, 'purchase.otherWallet'],
  ])('reports the reason for %s', async (_what, state, id) => {
    expect((await look({ state })).failure?.notice.id).toBe(id);
    expect(engine).not.toHaveBeenCalled();
  });

  test.each([
    ['a wallet that is still connecting', { address: null, status: 'reconnecting' }],
    ['one on another chain, which would have to be opened', { chainId: 1 }],
  ])('%s', async (_what, state) => {
    expect((await look({ state })).failure).toBeNull();
    expect(chain.previewPurchase.mock.calls[0]?.[0].wallet).toBeNull();
    expect(engine).not.toHaveBeenCalled();
  });
});

describe('changed terms are reported beside the registry’s own pool:', () => {
  test.each([
    ['another fee', async () => ({ data: { ...pool, joinningFee: '60000000' } }), 'toast.invalidPurchase'],
    ['no answer', () => Promise.reject(new ApiError(0, null)), 'toast.poolsNotLoaded'],
  ])('%s', async (_what, call, id) => {
    expect(await look({ call })).toEqual({ contract: registry, failure: { notice: { id } } });
  });

  test('another sponsor', async () => {
    chain.previewPurchase.mockImplementation(({ lookupReferrer }) => lookupReferrer());
    const call = async () => ({ data: { ...pool, referrer: registry, sponsor: registry } });
    expect((await look({ call })).failure?.notice.id).toBe('toast.invalidPurchase');
    expect((await look({ call, shown: registry })) as unknown).toMatchObject({ sponsor: registry });
  });
});

test('rejects if the chain does not answer', async () => {
  chain.previewPurchase.mockRejectedValue(new Error('silence'));
  await expect(look()).rejects.toThrow('silence');
  expect(chain.refusedPreview).not.toHaveBeenCalled();
});
