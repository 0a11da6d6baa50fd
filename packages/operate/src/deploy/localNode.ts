import type { Client } from 'viem';

/** The name and version of a node that is a development chain or a fork; `null` of any other. */
export async function localNode(client: Client): Promise<string | null> {
  const version = await client.request({ method: 'web3_clientVersion' });
  return /^(anvil|hardhat)/i.test(version) ? version : null;
}
