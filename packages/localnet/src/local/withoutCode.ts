import type { LocalClient } from '@upline/chain/demo';
import type { Address } from 'viem';
import { inChunks } from './inChunks.ts';

/**
 * Makes wallets plain again. The well-known keys are everybody's, and on real chains people have given their
 * wallets code (EIP-7702), with which a fork would take none of their signatures for the key's own.
 */
export async function withoutCode(client: LocalClient, wallets: readonly Address[]): Promise<void> {
  await inChunks(wallets, 100, async (address) => {
    if (await client.getCode({ address })) await client.setCode({ address, bytecode: '0x' });
  });
}
