import type { WalletPort } from '@upline/ui/ports';
import { beforeEach, expect, test, vi } from 'vitest';

const fetched = new Set<string>();
let fetchFrameAhead: (wallet: WalletPort) => () => void;

const listeners = new Set<() => void>();
let status: string;
const state = {
  get: () => ({ status }),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const wallet = { state } as unknown as WalletPort;

function become(next: string) {
  status = next;
  for (const listener of listeners) listener();
}

const press = () => window.dispatchEvent(new Event('click'));

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  fetched.clear();
  vi.resetModules();
  vi.doMock('./RoutedApp.tsx', () => ({ RoutedApp: fetched.add('router') }));
  vi.doMock('./MemberLayout.tsx', () => ({ MemberLayout: fetched.add('layout') }));
  ({ fetchFrameAhead } = await import('./fetchFrameAhead.ts'));
  status = 'disconnected';
});

test('the frame is fetched when a wallet is asked after a press, and for nothing less', async () => {
  const stop = fetchFrameAhead(wallet);
  become('reconnecting');
  become('disconnected');
  press();
  await vi.dynamicImportSettled();
  expect([...fetched]).toEqual([]);
  become('connecting');
  await vi.waitFor(() => expect([...fetched].toSorted()).toEqual(['layout', 'router']));
  expect(listeners.size).toBe(0);
  stop();
});

test('whose wallet is connected already needs no more than the press', async () => {
  status = 'connected';
  const stop = fetchFrameAhead(wallet);
  press();
  await vi.waitFor(() => expect([...fetched].toSorted()).toEqual(['layout', 'router']));
  stop();
});

test('a visitor who has left the sign-in is not watched', async () => {
  fetchFrameAhead(wallet)();
  press();
  become('connecting');
  await vi.dynamicImportSettled();
  expect([...fetched]).toEqual([]);
});
