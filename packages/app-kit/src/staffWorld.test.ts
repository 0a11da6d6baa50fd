import type { WalletOption } from '@upline/ui/ports';
import { expect, test } from 'vitest';
import { staffWorld } from './staffWorld.ts';
import { demoOption, newDemoOption } from './wallet/options/walletOptionId.ts';
import type { World } from './world.ts';

const optionOf = (id: string): WalletOption => ({ id, name: id, icon: null, kind: 'demo' });

test('staff can sign in with every wallet except a new demo member', async () => {
  const known = optionOf(demoOption(`0x${'A'.repeat(40)}`));
  const wallet = { options: async () => [optionOf(newDemoOption), known] };
  const world = staffWorld({ wallet, ports: { wallet } } as unknown as World);
  await expect(world.ports.wallet.options()).resolves.toEqual([known]);
  await expect(world.wallet.options()).resolves.toEqual([known]);
});
