import { maximumSeats } from '@upline/domain';
import { getAddress, isAddress, zeroAddress } from 'viem';
import type { DeployConfig, OpenConfig, OperatorWallets } from './config.ts';

function isChosen(operator: OpenConfig['operator']): operator is OperatorWallets {
  return Object.values(operator).every((wallet) => wallet !== null);
}

function faultsOf(operator: OperatorWallets): string[] {
  const { seats, ...roles } = operator;
  const seated = [operator.root, ...seats];
  // Nodes return checksummed addresses, and they are compared as text, so lower case would not
  // match.
  const isWallet = (wallet: string) =>
    isAddress(wallet) && getAddress(wallet) === wallet && wallet !== zeroAddress;
  const wallets = [...Object.entries(roles), ...seats.map((seat, at) => [`seats[${at}]`, seat] as const)];
  return [
    ...wallets.filter(([, wallet]) => !isWallet(wallet)).map(([name]) => `${name} is no checksummed address`),
    ...(seated.length > maximumSeats
      ? [`there are ${seated.length} seats with the root's, of ${maximumSeats} at most`]
      : []),
    ...(new Set(seated).size < seated.length ? ['a wallet has two seats'] : []),
  ];
}

/**
 * Requires a configuration with all wallets.
 * @param where Name of the configuration in error messages: its file.
 * @throws Error naming every missing or invalid wallet.
 */
export function requireConfig(config: OpenConfig, where: string): DeployConfig {
  const { operator } = config;
  if (!isChosen(operator)) {
    const names = Object.entries(operator).flatMap(([name, wallet]) => (wallet === null ? [name] : []));
    throw new Error(`${where} does not name the operator's wallets yet: ${names.join(', ')}.`);
  }
  const faults = faultsOf(operator);
  if (faults.length > 0) throw new Error(`${where} is wrong: ${faults.join('; ')}.`);
  return { ...config, operator };
}
