import type { WalletPort } from '@upline/ui/ports';
import { beforeEach, expect, test, vi } from 'vitest';

const fetched = new Set<string>();
let prefetchMemberPages: (wallet: WalletPort) => () => void;

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
  ({ prefetchMemberPages } = await import('./prefetchMemberPages.ts'));
  status = 'disconnected';
});

test('loads the code only once a wallet connects after a click', async () => {
  const stop = prefetchMemberPages(wallet);
  become('reconnecting');
  become('disconnected');
  press();
  await vi.dynamicImportSettled();
  expect([...fetched]).toEqual([]);
  become('connecting');
  await expect.poll(() => [...fetched].toSorted()).toEqual(['layout', 'router']);
  expect(listeners.size).toBe(0);
  stop();
});

test('loads the code on a click if a wallet is connected', async () => {
  status = 'connected';
  const stop = prefetchMemberPages(wallet);
  press();
  await expect.poll(() => [...fetched].toSorted()).toEqual(['layout', 'router']);
  stop();
});

test('loads nothing after the sign-in page is left', async () => {
  prefetchMemberPages(wallet)();
  press();
  become('connecting');
  await vi.dynamicImportSettled();
  expect([...fetched]).toEqual([]);
});
