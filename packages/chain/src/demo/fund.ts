import { type Address, parseEther } from 'viem';
import type { Deployment } from '../deployment.ts';
import { giveCoins } from './giveCoins.ts';
import { type LocalClient, localClient } from './localClient.ts';

/** Gives a wallet on a local chain or fork 100 MATIC for gas, enough for every purchase. */
export async function giveGas(client: LocalClient, wallet: Address): Promise<void> {
  await client.setBalance({ address: wallet, value: parseEther('100') });
}

/**
 * Gives a wallet on a local chain or fork gas and the pools' coin. Runs in browsers too.
 * @param units Amount of the coin, units of 10⁻⁶.
 * @throws Error if the coin cannot be given.
 */
export async function fund(
  { rpcUrl, deployment }: { rpcUrl: string; deployment: Pick<Deployment, 'stableCoin'> },
  wallet: Address,
  units: bigint,
): Promise<void> {
  const client = localClient(rpcUrl);
  await giveGas(client, wallet);
  await giveCoins(client, deployment.stableCoin, wallet, units);
}
