import { WalletError } from '@upline/ui/ports';
import type { PrivateKeyAccount } from 'viem';
import type { CreateConnectorFn } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import { demoOption, newDemoOption } from '../options/walletOptionId.ts';
import { type DemoAccount, demoAccounts, newDemoAccount } from './demoAccounts.ts';
import { demoProvider } from './demoProvider.ts';
import { fundOnTheSpot, requireLocalChain } from './localChain.ts';

async function fundedNewcomer(): Promise<PrivateKeyAccount> {
  await requireLocalChain();
  const account = newDemoAccount();
  await fundOnTheSpot(account);
  return account;
}

async function demoAccount(optionId: string): Promise<DemoAccount> {
  const address = optionId === newDemoOption ? demoOption((await fundedNewcomer()).address) : optionId;
  const found = (await demoAccounts()).find(({ account }) => demoOption(account.address) === address);
  if (!found) throw new WalletError('failed');
  return found;
}

/** The demo wallet's connector for an option; a new member is created and funded first. */
export async function demoConnector(optionId: string): Promise<CreateConnectorFn> {
  const { name, account } = await demoAccount(optionId);
  const provider = demoProvider(account);
  return injected({ target: { id: demoOption(account.address), name, provider: () => provider } });
}
