import type { WalletOption } from '@upline/ui/ports';
import { expect, test } from 'vitest';
import type { AppServices } from './appServices.ts';
import { staffServices } from './staffServices.ts';
import { demoOption, newDemoOption } from './wallet/options/walletOptionId.ts';

const optionOf = (id: string): WalletOption => ({ id, name: id, icon: null, kind: 'demo' });

test('staff can sign in with every wallet except a new demo member', async () => {
  const known = optionOf(demoOption(`0x${'A'.repeat(40)}`));
  const wallet = { options: async () => [optionOf(newDemoOption), known] };
  const services = staffServices({ wallet, ports: { wallet } } as unknown as AppServices);
  await expect(services.ports.wallet.options()).resolves.toEqual([known]);
  await expect(services.wallet.options()).resolves.toEqual([known]);
});
