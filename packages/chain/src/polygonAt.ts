import { chainId } from '@upline/domain';
import type { Chain } from 'viem';
import { defineChain } from 'viem/utils';

/**
 * The product's chain as viem describes chains, reached through its nodes. The local chain calls itself 137
 * as well: only the code behind the registry tells them apart.
 * @param rpcUrls The nodes' addresses, in the order of preference.
 * @param name What wallets and screens call it.
 */
export function polygonAt(rpcUrls: string | readonly string[], name = 'Polygon'): Chain {
  return defineChain({
    id: chainId,
    name,
    // Its name since 2024, by which lists of chains and wallets call it; our own texts say MATIC.
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrls].flat() } },
  });
}
