import type { Wallet } from '@upline/chain';
import { polygonAt } from '@upline/chain';
import { type Address, createClient, custom, http, RpcRequestError } from 'viem';

/** One request as a provider gets it. */
export interface ProviderRequest {
  method: string;
  params?: unknown;
}

/** What a script makes of a request: an answer of its own, or what the node answers. */
export type Script = (
  request: ProviderRequest,
  forward: (request: ProviderRequest) => Promise<unknown>,
) => unknown;

/** The answer of a wallet whose owner says no. */
export function rejection(): Error {
  return Object.assign(new Error('User rejected the request.'), { code: 4001 });
}

/** What a node says when a call would revert. */
export function revertedCall(url: string, data: string): Error {
  return new RpcRequestError({ body: {}, url, error: { code: 3, message: 'execution reverted', data } });
}

/**
 * A wallet over one of the node's unlocked accounts that does what a script says, as an injected wallet would:
 * through an EIP-1193 provider.
 */
export function scriptedWallet(
  rpcUrl: string,
  account: Address,
  script: Script = (request, forward) => forward(request),
): Wallet {
  const chain = polygonAt(rpcUrl);
  const node = http(rpcUrl, { retryCount: 0 })({ chain });
  const forward = (request: ProviderRequest): Promise<unknown> => node.request(request);
  return createClient({
    account,
    chain,
    pollingInterval: 20,
    cacheTime: 0,
    transport: custom(
      { request: async (request: ProviderRequest) => script(request, forward) },
      { retryCount: 0 },
    ),
  });
}
