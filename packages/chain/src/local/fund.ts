import { type Address, parseEther } from 'viem';
import { mockStableCoinAbi } from '../abi.ts';
import type { Deployment } from '../deployment.ts';
import { operator } from './localAccounts.ts';
import { type LocalClient, localClient } from './localClient.ts';
import { untilMined } from './untilMined.ts';

/** Gives a wallet of the local chain enough MATIC for every purchase there is. */
export async function giveGas(client: LocalClient, wallet: Address): Promise<void> {
  await client.setBalance({ address: wallet, value: parseEther('100') });
}

/**
 * Gives a wallet of the local chain MATIC for gas and newly made test coins. Runs in browsers too.
 * @param units How many coins, units of 10⁻⁶.
 */
export async function fund(
  { rpcUrl, deployment }: { rpcUrl: string; deployment: Pick<Deployment, 'stableCoin'> },
  wallet: Address,
  units: bigint,
): Promise<void> {
  const client = localClient(rpcUrl);
  await giveGas(client, wallet);
  const hash = await client.writeContract({
    // By address: the node signs and counts, so that two at once do not get in each other's way.
    account: operator.admin().address,
    abi: mockStableCoinAbi,
    address: deployment.stableCoin,
    functionName: 'mint',
    args: [wallet, units],
  });
  await untilMined(client, hash);
}
