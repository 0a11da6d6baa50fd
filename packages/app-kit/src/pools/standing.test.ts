import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staysBought } from './standing.ts';

const node = vi.hoisted(() => ({
  getBlockNumber: vi.fn(),
  isFinal: vi.fn(),
  readActivated: vi.fn(),
}));
vi.mock('viem/actions', async (original) => ({
  ...(await original()),
  getBlockNumber: node.getBlockNumber,
}));
vi.mock('@upline/chain', async (original) => ({ ...(await original()), isFinal: node.isFinal }));
vi.mock('./readPools.ts', () => ({ readActivated: node.readActivated }));

const bought = { wallet: '0x1', position: 1, block: 10n } as const;

beforeEach(() => {
  vi.useFakeTimers();
  node.getBlockNumber.mockResolvedValue(12n);
  node.isFinal.mockResolvedValue(false);
  node.readActivated.mockResolvedValue([1]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

async function watched(seconds: number, signal = new AbortController().signal) {
  const answer = vi.fn();
  void staysBought(bought, signal).then(answer);
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

test('the watch ends with the display of the purchase', async () => {
  node.readActivated.mockResolvedValue([]);
  expect(await watched(3, AbortSignal.abort())).toEqual([true]);
});
