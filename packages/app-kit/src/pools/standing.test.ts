import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staysBought, staysPaid } from './standing.ts';

const node = vi.hoisted(() => ({
  getBlockNumber: vi.fn(),
  isFinal: vi.fn(),
  readActivated: vi.fn(),
  readPaid: vi.fn(),
}));
vi.mock('viem/actions', async (original) => ({
  ...(await original()),
  getBlockNumber: node.getBlockNumber,
}));
vi.mock('@upline/chain', async (original) => ({
  ...(await original()),
  isFinal: node.isFinal,
  readPaid: node.readPaid,
}));
vi.mock('./readPools.ts', () => ({ readActivated: node.readActivated }));

const bought = { wallet: '0x1', position: 1, block: 10n } as const;
const paid = { wallet: '0x1', pool: '0x2', block: 10n } as const;

beforeEach(() => {
  vi.useFakeTimers();
  node.getBlockNumber.mockResolvedValue(12n);
  node.isFinal.mockResolvedValue(false);
  node.readActivated.mockResolvedValue([1]);
  node.readPaid.mockResolvedValue(5n);
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

async function watched(seconds: number, isWatched = true, watch = bought as typeof bought | typeof paid) {
  const answer = vi.fn();
  const stays = 'pool' in watch ? staysPaid(watch, () => isWatched) : staysBought(watch, () => isWatched);
  void stays.then(answer);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return answer.mock.calls.flat();
}

test('keeps a purchase once its block is final', async () => {
  expect(await watched(60)).toEqual([]);
  node.isFinal.mockResolvedValue(true);
  expect(await watched(3)).toEqual([true]);
});

test('loses a purchase after three looks without the level', async () => {
  node.readActivated.mockResolvedValue([]);
  expect(await watched(5)).toEqual([]);
  expect(await watched(7)).toEqual([false]);
});

test.each([
  ['is older than the purchase', () => node.getBlockNumber.mockResolvedValue(9n)],
  ['is silent', () => node.getBlockNumber.mockRejectedValue(new Error('No answer.'))],
])('a purchase is not lost while the node %s', async (_how, begin) => {
  node.readActivated.mockResolvedValue([]);
  begin();
  expect(await watched(60)).toEqual([]);
});

test('the watch ends once no one looks', async () => {
  node.readActivated.mockResolvedValue([]);
  expect(await watched(3, false)).toEqual([true]);
});

test('keeps a payment once its block is final', async () => {
  expect(await watched(60, true, paid)).toEqual([]);
  node.isFinal.mockResolvedValue(true);
  expect(await watched(3, true, paid)).toEqual([true]);
});

test.each([0n, 4n])('loses a payment that later looks find to be %s', async (later) => {
  for (const [seconds, answers] of [
    [5, []],
    [7, [false]],
  ] as const) {
    node.readPaid.mockResolvedValueOnce(5n).mockResolvedValue(later);
    expect(await watched(seconds, true, paid)).toEqual(answers);
  }
});

test('a payment is not lost for a node that has not shown it yet', async () => {
  node.readPaid.mockResolvedValue(0n);
  expect(await watched(60, true, paid)).toEqual([]);
});
