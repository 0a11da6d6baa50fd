import { chainId } from '@upline/domain';
import type { Chain } from 'viem';
import { defineChain } from 'viem/utils';

/**
 * The product's chain as a viem chain with the given nodes. The local chain has the id 137 as well;
 * only the code of the registry distinguishes them.
 * @param rpcUrls URLs of the nodes, in order of preference.
 * @param name The chain's name in wallets and on screens.
 */
export function polygonAt(rpcUrls: string | readonly string[], name = 'Polygon'): Chain {
  return defineChain({
    id: chainId,
    name,
    // The coin's name since 2024 in wallets and lists of chains. The app's own texts say MATIC.
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrls].flat() } },
  });
}
