import { type Address, parseEther } from 'viem';
import type { Deployment } from '../deployment.ts';
import { giveCoins } from './giveCoins.ts';
import { type LocalClient, localClient } from './localClient.ts';

/** Gives a wallet of a local chain or a fork enough MATIC for every purchase there is. */
export async function giveGas(client: LocalClient, wallet: Address): Promise<void> {
  await client.setBalance({ address: wallet, value: parseEther('100') });
}

/**
 * Gives a wallet of a local chain or a fork MATIC for gas and the pools' coins. Runs in browsers too.
 * @param units How many coins, units of 10⁻⁶.
 * @throws Error when the coin cannot be given.
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
