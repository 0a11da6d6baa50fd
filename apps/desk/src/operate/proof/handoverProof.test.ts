import { expect, test } from 'vitest';
import { type Handover, handoverIn, handoverMessage, provePathOf, readProof } from './handoverProof.ts';

const [to, one, other] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string];
const handover: Handover = { act: 'admin-begin', to, contracts: [one, other], date: '2026-11-28' };
const queryOf = (path: string) => new URL(path, 'https://desk.example').searchParams;

test('reads the hand-over of its own link', () => {
  expect(handoverIn(queryOf(provePathOf(handover)))).toEqual(handover);
});

test.each<[string, Partial<Record<'act' | 'to' | 'contracts' | 'date', string>>]>([
  ['an act that gives no role', { act: 'pause' }],
  ['an unknown act', { act: 'sign-in' }],
  ['no wallet', { to: 'me' }],
  ['a contract that is no address', { contracts: `${one},Nonce: 7` }],
  ['more contracts than there are', { contracts: Array(21).fill(one).join() }],
  ['no day', { date: 'today\nNonce: 7' }],
])('reads no link with %s', (_, wrong) => {
  const query = queryOf(provePathOf(handover));
  for (const [name, value] of Object.entries(wrong)) query.set(name, value);
  expect(handoverIn(query)).toBeNull();
});

test('names act, wallet, contracts, chain and day in the message', () => {
  const lines = handoverMessage(handover).split('\n');
  const named = ['Act: admin-begin', `Wallet: ${to}`, `Contract: ${one}`, `Contract: ${other}`];
  expect(lines).toEqual(expect.arrayContaining([...named, 'Chain: 137', 'Date: 2026-11-28']));
});

const signature = `0x${'ab'.repeat(65)}`;

test('reads a pasted proof of the last two weeks', () => {
  expect(readProof(` 2026-11-20:${signature}\n`, '2026-11-28')).toEqual({ date: '2026-11-20', signature });
  expect(readProof(signature, '2026-11-28')).toEqual({ date: '2026-11-28', signature });
  expect(readProof(`2026-11-29:${signature}`, '2026-11-28')).toMatchObject({ date: '2026-11-29' });
  expect(readProof(`2026-11-13:${signature}`, '2026-11-28')).toBe('old');
  expect(readProof(`2026-12-01:${signature}`, '2026-11-28')).toBe('old');
  for (const nothing of ['', '0xabc', 'signed', `yesterday:${signature}`]) {
    expect(readProof(nothing, '2026-11-28')).toBeNull();
  }
});
