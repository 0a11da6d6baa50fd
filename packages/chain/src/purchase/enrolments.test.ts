import { enrolmentTypedData, fromDecimal } from '@upline/domain';
import { batchWallet, buyer, buyerFixture, onSend, root, told } from '@upline/localnet/testing';
import { type Address, createPublicClient, custom, type Hex, isAddressEqual, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { fund } from '../demo/fund.ts';
import { localAccount } from '../demo/localAccounts.ts';
import { readRecord } from '../pools/pools.ts';
import { enrolmentFault, type NamedEnrolment, recordableLine } from './enrolments.ts';
import { previewPurchase } from './preview.ts';

const { fixture, optionsFor, buy, enroll, owned } = buyerFixture();

/** Three accounts that never bought, each one the sponsor of the next. No other test uses them. */
const line = [6, 7, 8].map((index) => localAccount(index));
const [first, second, third] = line.map(({ address }) => address) as [Address, Address, Address];

/** Code that answers every EIP-1271 call with the magic value. */
const agreeable: Hex = '0x631626ba7e60e01b60005260206000f3';

async function now(): Promise<bigint> {
  return (await fixture().client.getBlock()).timestamp;
}

interface Flaw {
  /** Seconds until the deadline, from now. */
  lasts?: bigint;
  signature?: Hex;
}

/**
 * The enrolments sent by the server: each member under the one before, the first under the root.
 */
async function named(flaws: Readonly<Record<Address, Flaw>> = {}): Promise<NamedEnrolment[]> {
  const { registry } = fixture().deployment;
  const at = await now();
  return Promise.all(
    line.map(async (account, index) => {
      const { lasts = 86_400n, signature } = flaws[account.address] ?? {};
      const sponsor = line[index - 1]?.address ?? root;
      const text = { member: account.address, sponsor, deadline: at + lasts };
      const own = await account.signTypedData(enrolmentTypedData(registry, text));
      return { ...text, deadline: text.deadline.toString(), signature: signature ?? own };
    }),
  );
}

async function lookup(flaws?: Readonly<Record<Address, Flaw>>) {
  const enrolments = await named(flaws);
  return async () => ({ referrer: root, sponsor: third, registered: third, waitingFor: '', enrolments });
}

async function sponsorOf(wallet: Address): Promise<Address> {
  const { client, deployment } = fixture();
  return (await readRecord(client, deployment.registry, wallet)).sponsor;
}

async function look(lookupReferrer: Awaited<ReturnType<typeof lookup>>) {
  const { client } = fixture();
  const { registry, pool } = optionsFor(1);
  return previewPurchase({
    position: 1,
    buyer,
    registry,
    pool,
    lookupReferrer,
    reader: client,
    wallet: null,
  });
}

test('records three members who never bought before the purchase, and keeps their line', async () => {
  const lookupReferrer = await lookup();
  expect(await look(lookupReferrer)).toMatchObject({ binds: third, unrecordable: null, failure: null });
  const events = await buy(1, { lookupReferrer, agreed: third });
  expect(told(events).filter((line) => line.startsWith('sent'))).toEqual([
    'sent enroll',
    'sent approve',
    'sent invest',
  ]);
  expect(await Promise.all([buyer, third, second, first].map(sponsorOf))).toEqual([
    third,
    second,
    first,
    root,
  ]);
  expect(await owned(buyer)).toEqual([1]);
});

test('requests a single batch from a wallet that can batch, for a global level too', async () => {
  const { client } = fixture();
  const { script, asked } = batchWallet(client);
  const ways = ['sequential', 'batch'] as const;
  const events = await buy(3, { lookupReferrer: await lookup(), script, ways });
  expect(told(events).at(-1)).toBe('succeeded');
  expect(asked.map(({ calls }) => calls.length)).toEqual([3]);
  expect(await sponsorOf(buyer)).toBe(third);
  expect(await owned(buyer)).toEqual([3]);
});

test("sends a smart wallet's signature with a gas limit, and never in a batch", async () => {
  const { client } = fixture();
  await client.setCode({ address: second, bytecode: agreeable });
  const { script, asked } = batchWallet(client);
  const lookupReferrer = await lookup({ [second]: { signature: `0x${'11'.repeat(65)}` } });
  const events = await buy(1, { lookupReferrer, script, ways: ['sequential', 'batch'] });
  expect(told(events).at(-1)).toBe('succeeded');
  expect(asked).toEqual([]);
  expect(await sponsorOf(buyer)).toBe(third);
});

test.each<[string, Flaw, string]>([
  ['late', { lasts: -1n }, 'expired'],
  ['somebody else’s', { signature: `0x${'11'.repeat(65)}` }, 'invalid'],
  ['no', { signature: '0x' }, 'invalid'],
])(
  '%s signature drops only its member, and the preview names the recorded sponsor',
  async (_what, flaw, why) => {
    const lookupReferrer = await lookup({ [second]: flaw });
    expect(await look(lookupReferrer)).toMatchObject({
      binds: first,
      unrecordable: { registered: third, member: second, why },
      failure: null,
    });
    const events = await buy(1, { lookupReferrer, agreed: first });
    expect(told(events).at(-1)).toBe('succeeded');
    expect(await sponsorOf(buyer)).toBe(first);
    expect(await sponsorOf(first)).toBe(root);
  },
);

test('lets a purchase pass after a smart wallet withdrew its signature', async () => {
  const { client, deployment } = fixture();
  await client.setCode({ address: third, bytecode: agreeable });
  const enrolments = await named({ [third]: { signature: '0x1234' } });
  const ask = () => recordableLine(client, deployment.registry, buyer, enrolments);
  expect((await ask()).enrolments).toHaveLength(3);
  // The code reverts first, and then burns all gas.
  for (const bytecode of ['0x60006000fd', '0x5b600056'] as const) {
    await client.setCode({ address: third, bytecode });
    const { enrolments: kept, dropped } = await ask();
    expect(kept.map(({ member }) => member)).toEqual([first, second]);
    expect(dropped).toEqual({ member: third, sponsor: second, fault: 'invalid' });
  }
  const lookupReferrer = async () => ({ referrer: root, sponsor: third, enrolments });
  expect(told(await buy(1, { lookupReferrer })).at(-1)).toBe('succeeded');
  expect(await sponsorOf(buyer)).toBe(second);
});

/** Code that returns the magic value if `condition` leaves 1, else nothing. */
const agreeableWhile = (condition: string): Hex => `0x${condition}631626ba7e0260e01b60005260206000f3`;

/** EVM code for ORIGIN == 0, as in an `eth_call` without a sender. */
const nobodySent = '3215';

/** EVM code for less than 450,000 gas left, as in a call with this single signature. */
const littleGas = '6206ddd05a10';

test('drops only the wallet that rejects its signature by sender or by gas', async () => {
  const { client } = fixture();
  const enrolments = await named({ [second]: { signature: '0x1234' } });
  const lookupReferrer = async () => ({
    referrer: root,
    sponsor: third,
    registered: third,
    waitingFor: '',
    enrolments,
  });
  const cut = {
    binds: first,
    unrecordable: { registered: third, member: second, why: 'invalid' },
    failure: null,
  };
  for (const condition of [nobodySent, littleGas]) {
    await client.setCode({ address: second, bytecode: agreeableWhile(condition) });
    expect(await look(lookupReferrer)).toMatchObject(cut);
  }
  const events = await buy(1, { lookupReferrer, agreed: first });
  expect(told(events).at(-1)).toBe('succeeded');
  expect(await sponsorOf(buyer)).toBe(first);
});

test.each([
  [-32603, 'Internal error'],
  [-32005, 'limit exceeded'],
  [429, 'Too many requests'],
])('judges no signature by the node error %s', async (code, message) => {
  const { client, deployment } = fixture();
  const [one] = await named();
  const enrolment = enrolmentOf(one);
  const busy = createPublicClient({
    transport: custom(
      {
        async request({ method, params }) {
          if (method === 'eth_call') throw Object.assign(new Error(message), { code });
          return client.request({ method, params });
        },
      },
      { retryCount: 0 },
    ),
  });
  await expect(enrolmentFault(busy, deployment.registry, enrolment)).rejects.toThrow(message);
  const silent = createPublicClient({
    transport: custom({ request: () => Promise.reject(new Error('socket hang up')) }, { retryCount: 0 }),
  });
  await expect(enrolmentFault(silent, deployment.registry, enrolment)).rejects.toThrow('socket hang up');
  expect(await enrolmentFault(client, deployment.registry, enrolment)).toBeNull();
});

function enrolmentOf(one: NamedEnrolment | undefined) {
  if (!one) throw new RangeError('There are three.');
  return {
    member: one.member as Address,
    sponsor: one.sponsor as Address,
    deadline: BigInt(one.deadline),
    signature: one.signature as Hex,
  };
}

test('rejects a sponsor other than the registered one without a reason', async () => {
  const lookupReferrer = async () => ({
    referrer: root,
    sponsor: root,
    registered: third,
    waitingFor: '',
    enrolments: [],
  });
  await expect(look(lookupReferrer)).rejects.toThrow('toast.invalidPurchase');
  expect(told(await buy(1, { lookupReferrer })).at(-1)).toBe('failed toast.invalidPurchase');
  expect(await owned(buyer)).toEqual([]);
});

test('records no sponsor that the buyer was not shown', async () => {
  const lookupReferrer = await lookup({ [second]: { lasts: -1n } });
  const events = await buy(1, { lookupReferrer, agreed: third });
  expect(told(events).at(-1)).toBe('failed purchase.sponsorChanged');
  expect(told(events)).not.toContain('sent enroll');
  expect(isAddressEqual(await sponsorOf(buyer), '0x0000000000000000000000000000000000000000')).toBe(true);
});

test('skips members recorded meanwhile by another purchase', async () => {
  const { client, deployment } = fixture();
  const enrolments = await named();
  await fund(fixture(), first, fromDecimal('50'));
  await enroll(first, root);
  const { enrolments: open, dropped } = await recordableLine(client, deployment.registry, buyer, enrolments);
  expect(open.map(({ member }) => member)).toEqual([second, third]);
  expect(dropped).toBeNull();
});

test('rejects enrolments that form no line of sponsors', async () => {
  const { client, deployment } = fixture();
  const [one, two, three] = await named();
  if (!one || !two || !three) throw new RangeError('There are three.');
  const { registry } = deployment;
  await expect(recordableLine(client, registry, buyer, [one, three])).rejects.toThrow(
    'toast.invalidPurchase',
  );
  await expect(recordableLine(client, registry, buyer, [two, three])).rejects.toThrow(
    'toast.invalidPurchase',
  );
  await expect(recordableLine(client, registry, buyer, [{ ...one, member: 'me' }])).rejects.toThrow();
});

/** EVM code for GASPRICE == 0, as in a call without a gas price. */
const namesNoPrice = '3a15';

/** Code that burns all gas unless `condition` leaves 1. */
const burningUnless = (condition: string): Hex => `0x${condition}600657fe5b631626ba7e60e01b60005260206000f3`;

test('drops a wallet that accepts only without a gas price, before the buyer pays', async () => {
  const { client, deployment } = fixture();
  await client.setCode({ address: second, bytecode: burningUnless(namesNoPrice) });
  const enrolments = await named({ [second]: { signature: '0x1234' } });
  const [, one] = enrolments;
  expect(await enrolmentFault(client, deployment.registry, enrolmentOf(one))).toBe('invalid');
  const line = await recordableLine(client, deployment.registry, buyer, enrolments);
  expect(line.dropped).toMatchObject({ member: second });
  await client.setBalance({ address: buyer, value: 1n });
  expect(await recordableLine(client, deployment.registry, buyer, enrolments)).toEqual(line);
});

test('loses one attempt to a wallet that passes every simulation and reverts in the block, and drops it next time', async () => {
  const { client } = fixture();
  await client.setCode({ address: second, bytecode: agreeable });
  const enrolments = await named({ [second]: { signature: '0x1234' } });
  const lookupReferrer = async () => ({ referrer: root, sponsor: third, registered: third, enrolments });
  const refusedMembers = new Set<Address>();
  const limits: unknown[] = [];
  const script = onSend(async (nth, { params }) => {
    const [sent] = params as [{ gas?: Hex }];
    limits.push(sent.gas);
    if (nth === 0) await client.setCode({ address: second, bytecode: '0x5b600056' });
    return undefined;
  });
  const failed = await buy(1, { lookupReferrer, refusedMembers, script, agreed: third });
  expect(told(failed).slice(-1)).toEqual(['failed purchase.sponsorChanged']);
  expect([...refusedMembers]).toEqual([second]);
  // Three signatures by key and one by code: 3 × 150,000 + 400,000.
  expect(limits).toEqual([numberToHex(850_000n)]);
  await client.setCode({ address: second, bytecode: agreeable });
  const events = await buy(1, { lookupReferrer, refusedMembers, agreed: first });
  expect(told(events).at(-1)).toBe('succeeded');
  expect(await sponsorOf(buyer)).toBe(first);
});
