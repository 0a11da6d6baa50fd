import { fromDecimal, levelAt, type Position, type PurchaseEvent } from '@upline/domain';
import { type Address, erc20Abi, type Hash, parseEther, toHex, zeroAddress } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { racePoolAbi, uplineRegistryAbi } from './abi.ts';
import { startChain } from './local/anvil.ts';
import { fund } from './local/fund.ts';
import { localAccount, operator } from './local/localAccounts.ts';
import { activatedPositions, listPools, readAllowance, readBalance, readRecord } from './pools.ts';
import { type PurchaseOptions, purchase } from './purchase.ts';
import { localWorld } from './testing/localWorld.ts';
import {
  type ProviderRequest,
  rejection,
  revertedCall,
  type Script,
  scriptedWallet,
} from './testing/scriptedWallet.ts';

const world = localWorld();

// Anvil unlocks its first ten accounts; the operator's are the first five.
const buyer = localAccount(5).address;
const sponsor = localAccount(6).address;
const stranger = localAccount(9).address;
const root = operator.root().address;

function named(position: Position): PurchaseOptions['pool'] {
  const { deployment } = world();
  const { address, joinningFee } = deployment.pools[position];
  return { contractAddress: address, stableCoinAddress: deployment.stableCoin, joinningFee };
}

function optionsFor(
  position: Position,
  changes: Partial<PurchaseOptions> & { script?: Script } = {},
): PurchaseOptions {
  const { rpcUrl, client, deployment } = world();
  const { script, ...rest } = changes;
  return {
    position,
    wallet: scriptedWallet(rpcUrl, buyer, script),
    reader: client,
    registry: deployment.registry,
    pool: named(position),
    lookupReferrer: async () => ({ referrer: root, isDirect: true, sponsor: root }),
    ...rest,
  };
}

async function all(events: AsyncIterable<PurchaseEvent>): Promise<PurchaseEvent[]> {
  const seen: PurchaseEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

function buy(position: Position, changes?: Parameters<typeof optionsFor>[1]): Promise<PurchaseEvent[]> {
  return all(purchase(optionsFor(position, changes)));
}

/** The events in short: `invest`, `skipped enroll`, `sent approve`, `succeeded`, `failed <text>`. */
function told(events: readonly PurchaseEvent[]): string[] {
  return events.map((event) => {
    if (event.type === 'step') return event.step;
    if (event.type === 'failed') return `failed ${event.failure.notice.id}`;
    return 'step' in event ? `${event.type} ${event.step}` : event.type;
  });
}

function failure(events: readonly PurchaseEvent[]) {
  const last = events.at(-1);
  return last?.type === 'failed' ? last.failure : undefined;
}

async function owned(wallet: Address = buyer): Promise<Position[]> {
  const { client, deployment } = world();
  const pools = await listPools(client, deployment.registry);
  return activatedPositions(client, deployment.registry, pools, wallet);
}

function enroll(member: Address, above: Address) {
  const { client, deployment } = world();
  return client
    .writeContract({
      account: member,
      address: deployment.registry,
      abi: uplineRegistryAbi,
      functionName: 'enroll',
      args: [above],
    })
    .then((hash) => client.waitForTransactionReceipt({ hash }));
}

/** Lets a script act when the wallet is asked to send for the nth time, from 0. */
function onSend(act: (nth: number, request: ProviderRequest) => unknown): Script {
  let sent = 0;
  return async (request, forward) => {
    if (request.method !== 'eth_sendTransaction') return forward(request);
    const changed = await act(sent++, request);
    return forward(changed ? { ...request, params: [changed] } : request);
  };
}

const coins = () => readBalance(world().client, world().deployment.stableCoin, buyer);
const allowance = (position: Position) =>
  readAllowance(
    world().client,
    world().deployment.stableCoin,
    buyer,
    world().deployment.pools[position].address,
  );

beforeEach(async () => {
  await fund(world(), buyer, fromDecimal('1000'));
  await fund(world(), sponsor, fromDecimal('1000'));
});

describe('a purchase', () => {
  test('of a first race level binds by itself and approves exactly the fee', async () => {
    const events = await buy(1);
    expect(told(events)).toEqual([
      'network',
      'balance',
      'allowance',
      'skipped enroll',
      'approve',
      'sent approve',
      'invest',
      'sent invest',
      'confirm',
      'succeeded',
    ]);
    expect(await owned()).toEqual([1]);
    expect(await coins()).toBe(fromDecimal('950'));
    expect(await allowance(1)).toBe(0n);
    const { client, deployment } = world();
    expect(await readRecord(client, deployment.registry, buyer)).toMatchObject({
      isBound: true,
      sponsor: root,
    });
    const ended = events.at(-1);
    expect(ended?.type === 'succeeded' && ended.block).toBe(await client.getBlockNumber());
  });

  test('enrolls a buyer whose sponsor is not in the pool, and the sponsor loses the bonus', async () => {
    await enroll(sponsor, root);
    const events = await buy(1, {
      lookupReferrer: async () => ({ referrer: root, isDirect: false, sponsor }),
    });
    expect(told(events).filter((line) => line.includes('enroll'))).toEqual(['enroll', 'sent enroll']);
    expect(told(events).at(-1)).toBe('succeeded');
    const { client, deployment } = world();
    const [lost] = await client.getContractEvents({
      abi: racePoolAbi,
      address: deployment.pools[1].address,
      eventName: 'LostIncome',
      fromBlock: deployment.startBlock,
    });
    expect(lost?.args).toEqual({ loser: sponsor, from: buyer, receiver: root, amount: fromDecimal('10') });
  });

  test('of a global level enrolls even under a sponsor who is in', async () => {
    expect(told(await buy(3))).toContain('sent enroll');
    expect(await owned()).toEqual([3]);
  });

  test('asks the server no more once the chain knows the sponsor', async () => {
    await enroll(buyer, root);
    const events = await buy(1, {
      lookupReferrer: async () => ({ referrer: stranger, isDirect: true, sponsor: stranger }),
    });
    expect(told(events).at(-1)).toBe('succeeded');
  });

  test('of a level that is there already pays nothing', async () => {
    await buy(1);
    expect(told(await buy(1))).toEqual(['network', 'succeeded']);
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('takes addresses in any case', async () => {
    const { contractAddress, stableCoinAddress, joinningFee } = named(1);
    const pool = {
      contractAddress: contractAddress.toLowerCase(),
      stableCoinAddress: stableCoinAddress.toLowerCase(),
      joinningFee,
    };
    const lower = root.toLowerCase();
    const lookupReferrer = async () => ({ referrer: lower, isDirect: true, sponsor: lower });
    expect(told(await buy(1, { pool, lookupReferrer })).at(-1)).toBe('succeeded');
  });

  test('sets an allowance to nothing first where the coin asks for that', async () => {
    const { rpcUrl, deployment, client } = world();
    const pool = deployment.pools[1].address;
    await client.writeContract({
      account: buyer,
      address: deployment.stableCoin,
      abi: erc20Abi,
      functionName: 'approve',
      args: [pool, 1n],
    });
    const fee = toHex(levelAt(1).fee, { size: 32 }).slice(2);
    const reader = scriptedWallet(rpcUrl, buyer, async (request, forward) => {
      const isApproval =
        request.method === 'eth_call' && JSON.stringify(request.params).includes(`0x095ea7b3`);
      if (isApproval && JSON.stringify(request.params).includes(fee) && (await allowance(1)) > 0n) {
        throw revertedCall(rpcUrl, '0x');
      }
      return forward(request);
    });
    const events = await buy(1, { reader });
    expect(told(events).filter((line) => line === 'sent approve')).toHaveLength(2);
    expect(told(events).at(-1)).toBe('succeeded');
  });
});

describe('a purchase that is broken off', () => {
  test.each([
    [0, 'enroll'],
    [1, 'approve'],
    [2, 'invest'],
  ] as const)('by a no at prompt %i ends at %s and can be taken up', async (prompt, step) => {
    const script = onSend((nth) => {
      if (nth === prompt) throw rejection();
    });
    const events = await buy(3, { script });
    expect(told(events).slice(-2)).toEqual([step, 'failed toast.userCancelled']);
    expect(await coins()).toBe(fromDecimal('1000'));
    const again = told(await buy(3));
    expect(again.filter((line) => line.startsWith('sent'))).toEqual(
      ['sent enroll', 'sent approve', 'sent invest'].slice(prompt),
    );
    expect(again.at(-1)).toBe('succeeded');
  });

  test('while the investment waits for its block goes on waiting and pays once', async () => {
    await enroll(buyer, root);
    const { client } = world();
    let pending: Hash | undefined;
    for await (const event of purchase(optionsFor(1))) {
      if (event.type === 'step' && event.step === 'invest') await client.setAutomine(false);
      if (event.type === 'sent' && event.step === 'invest') {
        pending = event.transaction as Hash;
        break;
      }
    }
    const events: PurchaseEvent[] = [];
    for await (const event of purchase(optionsFor(1, { pending }))) {
      events.push(event);
      if (event.type === 'step' && event.step === 'confirm') await client.mine({ blocks: 1 });
    }
    expect(told(events)).toEqual(['network', 'sent invest', 'confirm', 'succeeded']);
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('by a cancellation in the wallet says so', async () => {
    const { client } = world();
    await enroll(buyer, root);
    const script = onSend(async (nth) => {
      if (nth === 1) await client.setAutomine(false);
    });
    const events: PurchaseEvent[] = [];
    for await (const event of purchase(optionsFor(1, { script }))) {
      events.push(event);
      if (event.type !== 'step' || event.step !== 'confirm') continue;
      const nonce = await client.getTransactionCount({ address: buyer });
      const gas = {
        gas: 21_000n,
        maxFeePerGas: parseEther('0.00001'),
        maxPriorityFeePerGas: parseEther('0.000001'),
      };
      setTimeout(async () => {
        await client.sendTransaction({ account: buyer, to: buyer, nonce, ...gas });
        await client.mine({ blocks: 1 });
      }, 200);
    }
    expect(told(events).at(-1)).toBe('failed toast.userCancelled');
    expect(await coins()).toBe(fromDecimal('1000'));
  });
});

describe('a purchase is refused', () => {
  test('without enough coins, with figures', async () => {
    const events = await buy(9);
    expect(told(events)).toEqual(['network', 'balance', 'failed toast.insufficientBalance']);
    expect(failure(events)?.notice.values).toEqual({ level: 9, balance: '1000', fee: '1500' });
  });

  test('without MATIC for gas', async () => {
    await world().client.setBalance({ address: buyer, value: 0n });
    expect(told(await buy(1))).toEqual(['network', 'balance', 'failed purchase.gas']);
  });

  test('on another network', async () => {
    const script: Script = (request, forward) =>
      request.method === 'eth_chainId' ? '0x1' : forward(request);
    expect(told(await buy(1, { script }))).toEqual(['network', 'failed toast.wrongNetwork']);
  });

  test('on another chain that calls itself 137 too', async () => {
    const other = await startChain({ port: 0 });
    const wallet = scriptedWallet(other.rpcUrl, buyer);
    expect(told(await buy(1, { wallet }))).toEqual(['network', 'failed toast.wrongNetwork']);
    await other.stop();
  });

  test('on a chain where other code stands behind the pool', async () => {
    const pool = world().deployment.pools[1].address.toLowerCase();
    const script: Script = (request, forward) =>
      request.method === 'eth_getCode' && JSON.stringify(request.params).toLowerCase().includes(pool)
        ? '0x00'
        : forward(request);
    expect(told(await buy(1, { script }))).toEqual(['network', 'failed toast.wrongNetwork']);
  });

  test.each([
    ['a pool of its own', () => ({ ...named(1), contractAddress: stranger })],
    ['the pool of another position', () => named(2)],
    ['a coin of its own', () => ({ ...named(1), stableCoinAddress: stranger })],
    ['another fee', () => ({ ...named(1), joinningFee: 1n })],
    ['no address at all', () => ({ ...named(1), contractAddress: 'pool' })],
  ])('when the server names %s', async (_what, pool) => {
    const before = await world().client.getBlockNumber();
    expect(told(await buy(1, { pool: pool() }))).toEqual(['network', 'failed purchase.untrusted']);
    expect(await world().client.getBlockNumber()).toBe(before);
  });

  test('when the server names no referrer', async () => {
    const lookupReferrer = async () => ({ referrer: '', isDirect: true, sponsor: '' });
    expect(told(await buy(1, { lookupReferrer })).at(-1)).toBe('failed toast.invalidPurchase');
  });
});

describe('the contract’s own no', () => {
  test('is shown without a prompt, after a second look at the referral', async () => {
    let lookups = 0;
    const events = await buy(1, {
      lookupReferrer: async () => {
        lookups += 1;
        return { referrer: stranger, isDirect: true, sponsor: stranger };
      },
    });
    expect(told(events).slice(-3)).toEqual(['invest', 'invest', 'failed toast.contractRevert']);
    expect(failure(events)).toEqual({
      notice: { id: 'toast.contractRevert', values: { name: 'InvalidReferral' } },
      explanation: { id: 'contract.InvalidReferral' },
    });
    expect(lookups).toBe(3);
  });

  test('to a referral that has just changed leads to the new one', async () => {
    await enroll(sponsor, root);
    await enroll(buyer, sponsor);
    const script = onSend(async (nth) => {
      // Between the rehearsal and the prompt's end the sponsor buys the level himself.
      if (nth === 1) {
        const { rpcUrl } = world();
        await all(purchase({ ...optionsFor(1), wallet: scriptedWallet(rpcUrl, sponsor) }));
      }
    });
    const events = await buy(1, { script });
    expect(told(events).slice(5)).toEqual([
      'sent approve',
      'invest',
      'sent invest',
      'confirm',
      'invest',
      'sent invest',
      'confirm',
      'succeeded',
    ]);
    const { client, deployment } = world();
    const [, upline] = await client.readContract({
      abi: racePoolAbi,
      address: deployment.pools[1].address,
      functionName: 'users',
      args: [buyer],
    });
    expect(upline).toBe(sponsor);
  });

  test('in a block is read out of the reverted transaction', async () => {
    const { client, deployment } = world();
    const script = onSend(async (nth, { params }) => {
      if (nth !== 1) return undefined;
      await client.writeContract({
        account: buyer,
        address: deployment.stableCoin,
        abi: erc20Abi,
        functionName: 'transfer',
        args: [stranger, await coins()],
      });
      const [transaction] = params as [object];
      return { ...transaction, gas: toHex(500_000) };
    });
    const events = await buy(1, { script });
    expect(told(events).slice(-3)).toEqual(['sent invest', 'confirm', 'failed toast.contractRevert']);
    expect(failure(events)?.explanation?.id).toBe('contract.NotEnoughAllowanceOrBalance');
  });
});

test('a wallet that the chain does not know has activated nothing', async () => {
  expect(await owned(stranger)).toEqual([]);
  expect(await owned(root)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const { client, deployment } = world();
  expect(await readRecord(client, deployment.registry, stranger)).toEqual({
    sponsor: zeroAddress,
    isBound: false,
    poolBits: 0n,
  });
});
