import type { LocalClient } from '@upline/chain/demo';
import type { Address } from 'viem';
import { inChunks } from './inChunks.ts';

/**
 * Removes code from wallets. The keys of Anvil's accounts are public, and on real chains they have
 * delegation code (EIP-7702), which would make a fork reject their signatures by key.
 */
export async function withoutCode(client: LocalClient, wallets: readonly Address[]): Promise<void> {
  await inChunks(wallets, 100, async (address) => {
    if (await client.getCode({ address })) await client.setCode({ address, bytecode: '0x' });
  });
}
