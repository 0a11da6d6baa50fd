import { messages } from '@upline/domain';
import type { WalletOption } from '@upline/ui/ports';
import { demoOption, newDemoOption } from '../options/walletOptionId.ts';
import { demoAccounts } from './demoAccounts.ts';

export async function listDemoOptions(): Promise<readonly WalletOption[]> {
  const accounts = await demoAccounts();
  return [
    { id: newDemoOption, name: messages['access.demo.new'], icon: null, kind: 'demo' },
    ...accounts.map(
      ({ name, account, persona }): WalletOption => ({
        id: demoOption(account.address),
        name,
        icon: null,
        kind: 'demo',
        ...(persona && { persona }),
      }),
    ),
  ];
}
