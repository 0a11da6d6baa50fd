import { readFile } from 'node:fs/promises';
import { roleHashes } from '@upline/chain/internal';
import { artifactFile, compileContracts } from '@upline/operate/node';
import { expect, test } from 'vitest';
import { abiFunctionOf, functionsOf } from './functions.ts';
import { checksIn } from './natspec.ts';
import { natspecFile } from './natspecFile.ts';
import { inDollars, parseValues } from './parseValues.ts';
import { shownValues } from './shown.ts';

const named = (contract: Parameters<typeof functionsOf>[0], name: string) =>
  functionsOf(contract).find((one) => one.name === name);

test('natspec.json agrees with the sources', async () => {
  await compileContracts();
  const written = await readFile(new URL('natspec.json', import.meta.url), 'utf8');
  expect(written).toBe(await natspecFile((name) => readFile(artifactFile(name), 'utf8')));
});

test('describes a purchase with notice, checks in order and a note for each value', () => {
  expect(named('race', 'invest_stable_coin')).toMatchObject({
    signature: 'invest_stable_coin(address,bool)',
    selector: '0x643a0743',
    isRead: false,
    role: null,
    notice: 'Buys a place for the caller, who must have approved the joining fee.',
    fields: [
      { path: 'referral', control: 'wallet', note: expect.stringContaining('sponsor') },
      { path: 'is_direct', control: 'switch', note: expect.stringContaining('Whether') },
    ],
  });
  const checks = named('race', 'invest_stable_coin')?.checks ?? [];
  expect(checks.map(({ error }) => error)).toEqual([
    'ContractNotInitialized',
    'PoolRetired',
    'PurchasesPaused',
    'ReferralMustNotBeSender',
    'AlreadyInvested',
    'InvalidReferral',
    'NotEnoughAllowanceOrBalance',
    'TransferFailed',
  ]);
  expect(checks[0]?.when).toBe('before the start');
  expect(checksIn('As above.')).toEqual([]);
});

test('names the required role of each function', () => {
  const roles = Object.fromEntries(
    functionsOf('race').flatMap(({ name, role }) => (role ? [[name, role]] : [])),
  );
  expect(roles).toMatchObject({
    queue_terms: 'MODIFIER',
    set_paused: 'ADMIN',
    claim_product_fund: 'PRODUCT',
    beginDefaultAdminTransfer: 'ADMIN',
  });
  expect(roles).not.toHaveProperty('invest_stable_coin');
  expect(named('global', 'claim_royalty_fund')?.role).toBe('ROYALITY');
  expect(named('registry', 'seal')?.role).toBe('ADMIN');
});

test('lists all functions, writes before reads', () => {
  const all = functionsOf('registry');
  expect(all.findLastIndex(({ isRead }) => !isRead)).toBeLessThan(all.findIndex(({ isRead }) => isRead));
  const names = all.map(({ name }) => name);
  expect(names.indexOf('seal')).toBeLessThan(names.indexOf('grantRole'));
  expect(functionsOf('coin').map(({ name }) => name)).toContain('mint');
});

test('has a field for each struct member, with units and role names', () => {
  expect(named('global', 'queue_terms')?.fields).toMatchObject([
    { path: 'terms.joiningFee', type: 'uint56', measure: 'money' },
    { path: 'terms.referralShare', measure: 'share' },
    { path: 'terms.networkShare' },
    { path: 'terms.operatorShare' },
  ]);
  const [role] = named('race', 'propose_receiver')?.fields ?? [];
  expect(role).toMatchObject({ control: 'choice' });
  expect(role?.choices).toContainEqual({ value: roleHashes.PRODUCT, label: 'PRODUCT' });
});

test('parses fields into call arguments', () => {
  const inputs = abiFunctionOf('global', 'queue_terms((uint56,uint16,uint16,uint16))')?.inputs ?? [];
  const texts = {
    'terms.joiningFee': '$150.5',
    'terms.referralShare': '2000',
    'terms.networkShare': '7,000',
    'terms.operatorShare': '1000',
  };
  expect(parseValues(inputs, texts)).toEqual({
    args: [{ joiningFee: 150_500_000n, referralShare: 2000n, networkShare: 7000n, operatorShare: 1000n }],
    faults: null,
  });
  expect(
    parseValues(inputs, { ...texts, 'terms.referralShare': '70000', 'terms.joiningFee': 'free' }),
  ).toEqual({
    args: null,
    faults: {
      'terms.referralShare': 'Give a whole number from 0 to 65535.',
      'terms.joiningFee': 'Give a whole number that fits uint56, or dollars such as $150.',
    },
  });
});

test('explains how to fix an invalid value of each type', () => {
  const [enroll, many] = [
    'enroll_for(address,address,uint256,bytes)',
    'enroll_many((address,address,uint256,bytes)[])',
  ].map((signature) => abiFunctionOf('registry', signature)?.inputs ?? []);
  expect(
    parseValues(enroll ?? [], { member: 'Ada', sponsor: '', deadline: '-1', signature: '0x1' }).faults,
  ).toEqual({
    member: 'Give a wallet: 0x and 40 digits.',
    sponsor: 'Give a wallet: 0x and 40 digits.',
    deadline: 'Give a whole number that fits uint256, or dollars such as $150.',
    signature: 'Give 0x and pairs of digits.',
  });
  expect(parseValues(many ?? [], { enrolments: 'none' }).faults).toEqual({
    enrolments: 'Give a list in JSON, such as [].',
  });
  const member = `0x${'aa'.repeat(20)}`;
  const enrolments = JSON.stringify([{ member, sponsor: member, deadline: '7', signature: '0x' }]);
  expect(parseValues(many ?? [], { enrolments }).args).toMatchObject([[{ deadline: 7n, signature: '0x' }]]);
  const role = abiFunctionOf('race', 'role_holder(bytes32)')?.inputs ?? [];
  expect(parseValues(role, { role: '0x12' }).faults).toEqual({ role: 'Give 0x and 64 digits.' });
});

test('converts units to dollars while typing', () => {
  expect(inDollars('150500000')).toBe('$150.50');
  expect(inDollars('')).toBe('');
});

test.each([
  ['1,000', 1000n],
  ['12,345,678', 12_345_678n],
  ['1 000 000', 1_000_000n],
  ['$1,000.50', 1_000_500_000n],
])('parses grouped digits: %s', (text, expected) => {
  const inputs = [{ name: 'amount', type: 'uint256' }];
  expect(parseValues(inputs, { amount: text }).args).toEqual([expected]);
});

test.each(['1,0', '10,00', '1,000,0', '1,000 000', ',100', '1,0.5', '$1,0'])(
  'rejects misplaced commas: %s',
  (text) => {
    const inputs = [{ name: 'amount', type: 'uint256' }];
    expect(parseValues(inputs, { amount: text }).args).toBeNull();
  },
);

test('shows results as raw values and in readable form', () => {
  const terms = abiFunctionOf('race', 'pending_terms()')?.outputs ?? [];
  const given = [
    { joiningFee: 50_000_000n, referralShare: 2000, networkShare: 5000, operatorShare: 3000 },
    1_795_262_400n,
    0n,
  ];
  expect(shownValues('pending_terms', terms, given)).toEqual([
    { name: 'terms.joiningFee', type: 'uint56', text: '50000000', plain: '$50.00' },
    { name: 'terms.referralShare', type: 'uint16', text: '2000', plain: '20 %' },
    { name: 'terms.networkShare', type: 'uint16', text: '5000', plain: '50 %' },
    { name: 'terms.operatorShare', type: 'uint16', text: '3000', plain: '30 %' },
    { name: 'ready_at', type: 'uint256', text: '1795262400', plain: '2026-11-21T12:00:00.000Z' },
    { name: 'expires_at', type: 'uint256', text: '0', plain: '' },
  ]);
  const role = abiFunctionOf('race', 'PRODUCT()')?.outputs ?? [];
  expect(shownValues('PRODUCT', role, [roleHashes.PRODUCT])).toMatchObject([{ name: '', plain: 'PRODUCT' }]);
  const lines = abiFunctionOf('race', 'five_uplines(address)')?.outputs ?? [];
  expect(shownValues('five_uplines', lines, [['0x1', '0x2']])).toMatchObject([
    { name: 'uplines[0]', type: 'address', text: '0x1' },
    { name: 'uplines[1]' },
  ]);
});
