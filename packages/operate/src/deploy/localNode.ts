import type { Client } from 'viem';

/** Name and version of a development node; `null` for other nodes. */
export async function localNode(client: Client): Promise<string | null> {
  const version = await client.request({ method: 'web3_clientVersion' });
  return /^(anvil|hardhat)/i.test(version) ? version : null;
}
