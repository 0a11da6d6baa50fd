import type { Wallet } from '@upline/chain';
import { polygonAt } from '@upline/chain';
import { type Address, createClient, custom, http, RpcRequestError } from 'viem';

export interface ProviderRequest {
  method: string;
  params?: unknown;
}

/** Answers a request, or forwards it to the node. */
export type Script = (
  request: ProviderRequest,
  forward: (request: ProviderRequest) => Promise<unknown>,
) => unknown;

/** The error of a wallet whose owner rejects. */
export function rejection(): Error {
  return Object.assign(new Error('User rejected the request.'), { code: 4001 });
}

/** A node's error for a reverted call. */
export function revertedCall(url: string, data: string): Error {
  return new RpcRequestError({ body: {}, url, error: { code: 3, message: 'execution reverted', data } });
}

/**
 * A wallet on an unlocked account of the node, with requests intercepted by a script, behind an
 * EIP-1193 provider like an injected wallet.
 */
export function fakeWallet(
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
