import { expect, test } from 'vitest';
import { executedActs } from './executedActs.ts';

const pause = { contract: '0xAA', callHash: '0x01' };
const pauseOther = { contract: '0xBB', callHash: '0x01' };
const on = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
const shown = (call: typeof pause, day: number) => ({
  ...call,
  contract: call.contract.toLowerCase(),
  transaction: `0x${day}`,
  block: BigInt(day),
  at: on(day),
});

test('finds an act executed once the chain shows each of its calls', () => {
  const both = { id: 'both', at: on(1), calls: [pause, pauseOther] };
  expect(executedActs([both], [shown(pause, 2)]).size).toBe(0);
  expect(executedActs([both], [shown(pauseOther, 3), shown(pause, 2)]).get('both')).toEqual({
    transaction: '0x3',
    block: 3n,
  });
});

test('counts no call before the act was saved', () => {
  expect(executedActs([{ id: 'one', at: on(5), calls: [pause] }], [shown(pause, 4)]).size).toBe(0);
});

test('gives a call on chain to the act that was saved first', () => {
  const [early, late] = [
    { id: 'early', at: on(1), calls: [pause] },
    { id: 'late', at: on(2), calls: [pause] },
  ];
  expect([...executedActs([late, early], [shown(pause, 3)]).keys()]).toEqual(['early']);
  const twice = executedActs([late, early], [shown(pause, 4), shown(pause, 3)]);
  expect([twice.get('early')?.block, twice.get('late')?.block]).toEqual([3n, 4n]);
});
