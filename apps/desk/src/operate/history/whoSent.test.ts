import { expect, test } from 'vitest';
import { mayBeUnlisted, whoSent } from './whoSent.ts';

const pause = { contract: '0xAA', callHash: '0x01' };
const end = { contract: '0xAA', callHash: '0x02' };
const ada = { name: 'Ada', walletId: '0x1' };
const bo = { name: '', walletId: '0x2' };
const on = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();

test('matches each act to one earlier sending and leaves its repetition unmatched', () => {
  const shown = [
    { ...pause, transaction: '0xc', at: on(20) },
    { ...end, transaction: '0xb', at: on(3) },
    { ...pause, contract: '0xaa', transaction: '0xa', at: on(2) },
  ];
  const sent = [
    { who: bo, at: on(3, 11), calls: [end] },
    { who: ada, at: on(1), calls: [pause] },
  ];
  expect([...whoSent(shown, sent)]).toEqual([
    ['0xb', '0x2'],
    ['0xa', 'Ada'],
  ]);
});

test('ignores sendings after the act or more than two weeks before it', () => {
  const sent = [{ who: ada, at: on(5), calls: [pause] }];
  expect(whoSent([{ ...pause, transaction: '0xa', at: on(4) }], sent).size).toBe(0);
  expect(whoSent([{ ...pause, transaction: '0xa', at: on(20) }], sent).size).toBe(0);
  expect(whoSent([{ ...pause, transaction: '0xa', at: on(18) }], sent).size).toBe(1);
});

test('reports acts that may be older than the list of sendings', () => {
  expect(mayBeUnlisted(on(18), on(5))).toBe(true);
  expect(mayBeUnlisted(on(20), on(5))).toBe(false);
  expect(mayBeUnlisted(on(1), null)).toBe(false);
});
