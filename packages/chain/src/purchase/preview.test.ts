import { fromDecimal } from '@upline/domain';
import {
  batchWallet,
  buyer,
  buyerFixture,
  fakeWallet,
  onSend,
  rejection,
  root,
  type Script,
  sponsor,
  stranger,
} from '@upline/localnet/testing';
import { type Address, erc20Abi, HttpRequestError, MethodNotFoundRpcError, maxUint256 } from 'viem';
import { describe, expect, test } from 'vitest';
import { racePoolAbi } from '../abi.ts';
import { operator } from '../demo/localAccounts.ts';
import { readFeePayouts } from '../proofs/feeTrail.ts';
import { approveCall } from './approval.ts';
import { type Preview, previewPurchase, refusedPreview } from './preview.ts';
import { revokeAllowances } from './revoke.ts';

const { fixture, optionsFor, buy, enroll, allowance } = buyerFixture();

interface Changes {
  position?: 1 | 3 | 9;
  /** Intercepts requests to the buyer's wallet; without it no wallet is connected. */
  wallet?: Script;
  /** Intercepts requests to the node. */
  node?: Script;
  lookupReferrer?: () => Promise<{ referrer: string; sponsor: string }>;
}

function look({ position = 1, wallet, node, ...rest }: Changes = {}): Promise<Preview> {
  const { rpcUrl, client } = fixture();
  const { registry, pool, lookupReferrer } = optionsFor(position);
  return previewPurchase({
    position,
    buyer,
    registry,
    pool,
    lookupReferrer,
    reader: node ? fakeWallet(rpcUrl, buyer, node) : client,
    wallet: wallet ? fakeWallet(rpcUrl, buyer, wallet) : null,
    ...rest,
  });
}

async function allow(amount: bigint): Promise<void> {
  const { client, deployment } = fixture();
  await client.writeContractSync({
    account: buyer,
    address: deployment.stableCoin,
    abi: erc20Abi,
    functionName: 'approve',
    args: [deployment.pools[1].address, amount],
  });
}

async function fundedSponsor(): Promise<void> {
  const { rpcUrl } = fixture();
  await buy(1, { wallet: fakeWallet(rpcUrl, sponsor) });
}

/** A node without `eth_simulateV1`. */
const humble: Script = (request, forward) => {
  if (request.method === 'eth_simulateV1') throw new MethodNotFoundRpcError(new Error('No such method.'));
  return forward(request);
};

describe('the preview of a purchase', () => {
  test('returns contract, coin, balances, prompts and cost, and sends nothing', async () => {
    const { client, deployment } = fixture();
    const preview = await look();
    expect(preview).toMatchObject({
      contract: deployment.pools[1].address,
      coin: deployment.stableCoin,
      coinSymbol: 'TUSD',
      balance: fromDecimal('1000'),
      allowance: 0n,
      isUnlimited: false,
      way: 'permit',
      prompts: ['approve', 'invest'],
      gasBalance: await client.getBalance({ address: buyer }),
      block: await client.getBlockNumber(),
      failure: null,
      isSimulated: true,
    });
    const price = await client.getGasPrice();
    expect(preview.gas).toBeGreaterThan(150_000n * price);
    expect(preview.gas).toBeLessThan(350_000n * price);
    expect(await client.getTransactionCount({ address: buyer })).toBe(0);
  });

  test('splits the fee by the seat that the buyer would get', async () => {
    await fundedSponsor();
    const { legs } = await look({ lookupReferrer: async () => ({ referrer: sponsor, sponsor }) });
    expect(legs).toEqual([
      { to: 'referral', wallet: sponsor, instead: null, amount: fromDecimal('10') },
      { to: 'upline', generation: 1, wallet: sponsor, amount: fromDecimal('5') },
      { to: 'upline', generation: 2, wallet: root, amount: fromDecimal('5') },
      { to: 'missing', generations: 3, amount: fromDecimal('15') },
      { to: 'product', amount: fromDecimal('15') },
    ]);
    const { client, deployment } = fixture();
    const { transaction } = (
      await buy(1, { lookupReferrer: async () => ({ referrer: sponsor, sponsor }) })
    ).find((event) => event.type === 'succeeded') as { transaction: `0x${string}` };
    const [trail] = (await readFeePayouts(client, deployment.registry, transaction)) ?? [];
    expect(legs).toEqual(trail?.legs);
  });

  test('has no split of the fee if it cannot simulate every call', async () => {
    expect((await look({ node: humble })).legs).toBeNull();
    expect((await look({ position: 9 })).legs).toBeNull();
  });

  test('estimates the gas cost within a factor of two', async () => {
    const { client } = fixture();
    const { gas, gasBalance } = await look();
    await buy(1);
    const paid = gasBalance - (await client.getBalance({ address: buyer }));
    expect(Number(gas) / Number(paid)).toBeGreaterThan(0.5);
    expect(Number(gas) / Number(paid)).toBeLessThan(2);
  });

  test("includes the sponsor's enrolment and simulates the calls after it", async () => {
    expect(await look({ position: 3 })).toMatchObject({
      prompts: ['enroll', 'approve', 'invest'],
      failure: null,
      isSimulated: true,
    });
  });

  test('has one prompt for a wallet that can batch, without opening it', async () => {
    const { client } = fixture();
    const { script, asked } = batchWallet(client);
    expect(await look({ position: 3, wallet: script })).toMatchObject({ way: 'batch', prompts: ['invest'] });
    expect(asked).toEqual([]);
  });

  test('has one prompt if the allowance suffices, and marks an unlimited one', async () => {
    await allow(maxUint256);
    expect(await look()).toMatchObject({
      way: 'sequential',
      prompts: ['invest'],
      allowance: maxUint256,
      isUnlimited: true,
      failure: null,
    });
    await allow(fromDecimal('50'));
    expect(await look()).toMatchObject({ isUnlimited: false, allowance: fromDecimal('50') });
  });

  test.each([
    ['the whole', undefined, true],
    ['what a humble node can', humble, true],
  ])('simulates %s if a single call is left', async (_what, node, isSimulated) => {
    await allow(fromDecimal('50'));
    const preview = await look(node ? { node } : {});
    expect(preview).toMatchObject({ isSimulated, failure: null });
    expect(preview.gas).toBeGreaterThan(0n);
  });

  test('reports a partial simulation', async () => {
    expect(await look({ node: humble })).toMatchObject({ isSimulated: false, gas: null, failure: null });
  });
});

describe('the preview reports:', () => {
  test('an insufficient balance', async () => {
    expect((await look({ position: 9 })).failure?.notice).toEqual({
      id: 'toast.insufficientBalance',
      values: { level: 9, balance: '1000', fee: '1500' },
    });
  });

  test('a lack of MATIC for gas', async () => {
    const { client } = fixture();
    await client.setBalance({ address: buyer, value: 1000n });
    expect((await look()).failure?.notice.id).toBe('purchase.gas');
    await client.setBalance({ address: buyer, value: 0n });
    expect((await look()).failure?.notice.id).toBe('purchase.gas');
  });

  test('a level already bought', async () => {
    await buy(1);
    expect((await look()).failure?.explanation?.id).toBe('contract.AlreadyInvested');
  });

  test.each([
    ['a node that simulates', undefined],
    ['a humble node', humble],
  ])('the contract’s error, from %s', async (_what, node) => {
    const { client, deployment } = fixture();
    await allow(fromDecimal('50'));
    await client.writeContractSync({
      account: operator.admin(),
      address: deployment.pools[1].address,
      abi: racePoolAbi,
      functionName: 'set_paused',
      args: [true],
    });
    expect((await look(node ? { node } : {})).failure).toEqual({
      notice: { id: 'toast.contractRevert', values: { name: 'PurchasesPaused' } },
      explanation: { id: 'contract.PurchasesPaused' },
    });
  });

  test('a referral that the chain rejects', async () => {
    const lookupReferrer = async () => ({ referrer: stranger, sponsor: stranger });
    expect((await look({ lookupReferrer })).failure?.explanation?.id).toBe('contract.InvalidReferral');
  });

  test("an untrusted pool, and shows the registry's pool instead", async () => {
    const { client, deployment } = fixture();
    const { registry, pool, lookupReferrer } = optionsFor(1);
    const question = { position: 1, buyer, registry, lookupReferrer, reader: client, wallet: null } as const;
    const lie = { ...pool, contractAddress: stranger };
    await expect(previewPurchase({ ...question, pool: lie })).rejects.toThrow('purchase.untrusted');
    const failure = { notice: { id: 'purchase.untrusted' } } as const;
    expect(await refusedPreview(question, deployment.pools[1].address, failure)).toMatchObject({
      contract: deployment.pools[1].address,
      coin: deployment.stableCoin,
      balance: fromDecimal('1000'),
      prompts: [],
      failure,
    });
  });

  test('a silent node as an error', async () => {
    const node: Script = () => {
      throw new HttpRequestError({ url: 'http://node.example' });
    };
    await expect(look({ node })).rejects.toThrow();
  });

  test('a paused pool, whose purchase then opens no prompt', async () => {
    await enroll(sponsor, root);
    await enroll(buyer, root);
    const { client, deployment } = fixture();
    await client.writeContractSync({
      account: operator.admin(),
      address: deployment.pools[1].address,
      abi: racePoolAbi,
      functionName: 'set_paused',
      args: [true],
    });
    let prompts = 0;
    const events = await buy(1, { script: onSend(() => void prompts++) });
    expect(events.at(-1)).toMatchObject({ failure: { explanation: { id: 'contract.PurchasesPaused' } } });
    expect(prompts).toBe(0);
  });
});

describe('an allowance', () => {
  const pools = () => [{ address: fixture().deployment.pools[1].address, position: 1 as const, bit: 0 }];

  function revoke(script?: Script): Promise<void> {
    const { rpcUrl, client, deployment } = fixture();
    const wallet = fakeWallet(rpcUrl, buyer, script);
    return revokeAllowances({ wallet, reader: client, registry: deployment.registry, pools: pools() });
  }

  test('is revoked with one prompt, and without a prompt if it is 0', async () => {
    await allow(maxUint256);
    let prompts = 0;
    const script = onSend(() => void prompts++);
    await revoke(script);
    expect(await allowance(1)).toBe(0n);
    await revoke(script);
    expect(prompts).toBe(1);
  });

  test('is not reported as revoked if the owner edits the amount', async () => {
    await allow(maxUint256);
    const script = onSend((_nth, { params }) => {
      const [{ from, to }] = params as [{ from: Address; to: Address }];
      return { from, to, data: approveCall(to, pools()[0]?.address ?? to, 1n).data };
    });
    await expect(revoke(script)).rejects.toThrow('toast.userCancelled');
    expect(await allowance(1)).toBe(1n);
  });

  test('stays if the owner rejects', async () => {
    await allow(maxUint256);
    const refused = revoke(
      onSend(() => {
        throw rejection();
      }),
    );
    await expect(refused).rejects.toThrow('toast.userCancelled');
    expect(await allowance(1)).toBe(maxUint256);
  });

  test('is not revoked on another network', async () => {
    await allow(1n);
    await expect(
      revoke((request, forward) => (request.method === 'eth_chainId' ? '0x1' : forward(request))),
    ).rejects.toThrow('toast.wrongNetwork');
  });
});
