import { readBalance } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { beforeEach, expect, test } from 'vitest';
import { setMining } from '../../controls/mining.ts';
import { demoMembers } from '../../local/demoMembers.ts';
import { grow } from '../../local/grow.ts';
import { localFixture } from '../../testing/localFixture.ts';
import { openWorkbench, type Workbench } from '../workbench.ts';
import { readAccounts } from './accounts.ts';
import { castCommand, faultsOf, readyCall } from './call.ts';
import { sendCall, tryCall } from './makeCall.ts';

const fixture = localFixture();
const buy = 'invest_stable_coin(address,bool)';
const newcomer = `0x${'bb'.repeat(20)}` as const;
let bench: Workbench;
const members = demoMembers(4);
const ada = members[0]?.address ?? newcomer;

beforeEach(async () => {
  const { rpcUrl, deployment } = fixture();
  await grow({ rpcUrl, deployment, members: 4 });
  bench = await openWorkbench(rpcUrl, deployment, null);
});

const purchase = (as: string, referral: string, isDirect: boolean) => ({
  contract: 'level-1',
  signature: buy,
  as,
  texts: { referral, is_direct: String(isDirect) },
});

test('explains a refused purchase with the compared values and repairs', async () => {
  const lacking = await tryCall(bench, purchase(newcomer, ada, true));
  expect(lacking).toMatchObject({
    state: 'refused',
    hash: null,
    refusal: {
      error: 'NotEnoughAllowanceOrBalance',
      failure: { explanation: { id: 'contract.NotEnoughAllowanceOrBalance' } },
      facts: [
        { label: 'The fee', text: '$50.00' },
        { label: 'Allowance', text: '$0.00' },
        { label: 'Balance', text: '$0.00' },
      ],
      repairs: [
        { do: 'give coins', label: 'Give $50.00', units: 50_000_000n },
        { do: 'approve', label: 'Approve first' },
      ],
    },
  });
  const root = operator.root().address;
  await sendCall(bench, {
    contract: 'registry',
    signature: 'enroll(address)',
    as: newcomer,
    texts: { sponsor: root },
  });
  const wrong = await tryCall(bench, purchase(newcomer, ada, true));
  expect(wrong.refusal).toMatchObject({
    error: 'InvalidReferral',
    facts: [
      { label: 'You named', text: 'Ada Lindqvist' },
      { label: 'The registry names', text: 'Root, the caller’s own sponsor' },
    ],
    repairs: [{ do: 'fill', label: 'Use Root', texts: { referral: root, is_direct: 'true' } }],
  });
});

test('tries a purchase with approval without a trace, and mines it when sent', async () => {
  const { client, deployment } = bench;
  const mint = { contract: 'coin', signature: 'mint(address,uint256)', as: ada };
  await sendCall(bench, { ...mint, texts: { to: newcomer, amount: '$60' } });
  const before = await client.getBlockNumber();
  const tried = await tryCall(bench, purchase(newcomer, ada, true), { approvesFirst: true });
  expect(tried).toMatchObject({
    state: 'works',
    hash: null,
    block: before,
    events: expect.arrayContaining(['Level 1: Invested']),
  });
  expect(await client.getBlockNumber()).toBe(before);

  const sent = await sendCall(bench, purchase(newcomer, ada, true), { approvesFirst: true });
  expect(sent).toMatchObject({ state: 'works', hash: expect.stringMatching(/^0x/), refusal: null });
  expect(sent.gas).toBeGreaterThan(50_000n);
  expect(await readBalance(client, deployment.stableCoin, newcomer)).toBe(10_000_000n);
  const again = await sendCall(bench, purchase(newcomer, ada, true), { approvesFirst: true });
  expect(again).toMatchObject({ state: 'refused', refusal: { error: 'AlreadyInvested' } });
  expect(await client.getTransactionReceipt({ hash: again.hash as `0x${string}` })).toMatchObject({
    status: 'reverted',
  });
});

test('names the holder of a missing role, and works as that account', async () => {
  const pause = { contract: 'level-1', signature: 'set_paused(bool)', texts: { paused: 'true' } };
  const admin = operator.admin().address;
  const refused = await tryCall(bench, { ...pause, as: ada });
  expect(refused.refusal).toMatchObject({
    error: 'AccessControlUnauthorizedAccount',
    facts: [
      { label: 'The role', text: 'ADMIN' },
      { label: 'Held by', text: 'Admin' },
    ],
    repairs: [{ do: 'act as', label: 'As Admin', account: admin }],
  });
  expect((await sendCall(bench, { ...pause, as: admin })).state).toBe('works');
  const again = await tryCall(bench, { ...pause, as: admin });
  expect(again.refusal?.error).toBe('PauseNotReady');
  expect(again.refusal?.facts.map(({ label }) => label)).toEqual([
    'The block’s clock',
    'The last pause ends',
    'The next can begin',
  ]);
});

test('reports the time of an announced change, and the amount of a fund', async () => {
  const modifier = operator.modifierAdmin().address;
  const early = { contract: 'level-1', signature: 'apply_terms()', as: modifier, texts: {} };
  expect((await tryCall(bench, early)).refusal).toMatchObject({
    error: 'TermsNotReady',
    facts: [{ label: 'The block’s clock' }, { label: 'Ready at', text: 'never' }, { label: 'Expires at' }],
  });
  const claim = {
    contract: 'level-1',
    signature: 'claim_product_fund(uint256)',
    as: operator.productPool().address,
    texts: { amount: '$100000' },
  };
  const { refusal } = await tryCall(bench, claim);
  expect(refusal).toMatchObject({
    error: 'InsufficientProductOrRoyaltyFund',
    facts: [{ label: 'You asked for', text: '$100,000.00' }, { label: 'The fund holds' }],
    repairs: [{ do: 'fill' }],
  });
  const [repair] = refusal?.repairs ?? [];
  const texts = repair?.do === 'fill' ? repair.texts : {};
  expect((await tryCall(bench, { ...claim, texts })).state).toBe('works');
});

test('reads a view at any block', async () => {
  const asked = { contract: 'level-1', signature: 'total_users()', as: ada, texts: {} };
  expect((await tryCall(bench, asked)).values).toEqual([{ name: '', type: 'uint256', text: '5', plain: '' }]);
  const { startBlock } = bench.deployment;
  const then = await tryCall(bench, asked, { block: startBlock + 60n });
  expect(Number(then.values[0]?.text)).toBeLessThan(5);
  const config = await tryCall(bench, { ...asked, signature: 'config()' });
  expect(config.values).toContainEqual({
    name: 'joining_fee',
    type: 'uint256',
    text: '50000000',
    plain: '$50.00',
  });
});

test('reports a call as waiting while blocks are held back', async () => {
  await setMining(bench.client, { kind: 'byHand' });
  const enroll = {
    contract: 'registry',
    signature: 'enroll(address)',
    as: newcomer,
    texts: { sponsor: ada },
  };
  expect(await sendCall(bench, enroll)).toMatchObject({ state: 'waiting', gas: null });
});

test('lists accounts with roles, levels and coins', async () => {
  const [level] = bench.contracts.filter(({ id }) => id === 'level-1');
  if (!level) throw new Error('There is no level 1.');
  const accounts = await readAccounts(bench, level);
  expect(accounts.find(({ name }) => name === 'Admin')?.roles).toEqual(['ADMIN']);
  expect(accounts.find(({ address }) => address === ada)?.levels).toContain(1);
});

test('shows a call as calldata and as a command, and names an invalid value', () => {
  const call = readyCall(bench, purchase(newcomer, ada, true));
  expect(call.data).toMatch(/^0x643a0743/);
  expect(castCommand(call, 'http://node', false)).toContain(`cast send ${call.to} ${call.data} --from 0xbB`);
  expect(castCommand(call, 'http://node', true)).toMatch(/^cast call /);
  expect(faultsOf('race', buy, { referral: 'Ada' })).toEqual({
    referral: 'Give a wallet: 0x and 40 digits.',
  });
  expect(() => readyCall(bench, purchase(newcomer, 'Ada', true))).toThrow('Give a wallet');
});
