import { keySignature } from '@upline/chain';
import { BaseError, type Client, type Hex, hashMessage } from 'viem';
import { getChainId, verifyMessage } from 'viem/actions';
import { HttpFailure } from '../../platform/http/httpFailure.ts';

/** Seconds until a smart wallet may try again after the chain failed. */
const chainPause = 10;

/**
 * Verifies a wallet's signature of a message.
 * @param beforeAsking Called before the chain is read, if the signature is not by the wallet's own
 * key.
 */
export type Verify = (
  wallet: `0x${string}`,
  message: string,
  signature: Hex,
  beforeAsking: () => Promise<void>,
) => Promise<boolean>;

/** Nodes' messages for a failure in the wallet's own code, which counts as an invalid signature. */
const ownFailure = /revert|out ?of ?gas|gas required|opcode|invalid jump|stack (under|over)|halted/i;

function isOwnFailure(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  // JSON-RPC error code of a reverted call.
  const reverted = error.walk((one) => one instanceof Error && 'code' in one && one.code === 3);
  return reverted !== null || ownFailure.test(`${error.shortMessage} ${error.details}`);
}

/**
 * A client that remembers the first request that the node failed to answer; viem reports such a
 * failure as an invalid signature.
 */
function attentive(chain: Client): { client: Client; silence(): unknown } {
  let silence: unknown;
  const ask = chain.request as (args: { method: string }, options?: unknown) => Promise<unknown>;
  const request = (async (args: { method: string }, options?: unknown) => {
    try {
      const answer = await ask(args, options);
      if (answer === null) silence ??= new Error(`The node answered ${args.method} with nothing.`);
      return answer;
    } catch (error) {
      if (!isOwnFailure(error)) silence ??= error;
      throw error;
    }
  }) as Client['request'];
  // A wallet's code could request a fetch from any host that the server reaches (EIP-3668).
  return { client: { ...chain, ccipRead: false, request }, silence: () => silence };
}

/**
 * Verifies plain accounts without the chain, so that their members can sign in while it is down,
 * and smart wallets (ERC-1271, undeployed ones by ERC-6492) by calling the chain.
 * @throws HttpFailure 503 if the signature needs the chain and the node fails or refuses.
 */
export function verifySignature(chain: Client): Verify {
  return async (address, message, signature, beforeAsking) => {
    const signed = hashMessage(message);
    if (await keySignature({ signature, signed }, address)) return true;
    await beforeAsking();
    const { client, silence } = attentive(chain);
    if (await verifyMessage(client, { address, message, signature }).catch(() => false)) return true;
    const refusal = silence();
    if (refusal !== undefined)
      throw new HttpFailure(503, 'server.chainDown', { retryAfter: chainPause, cause: refusal });
    // viem rejects a malformed signature without a request, so it counts as invalid only if the
    // chain is reachable.
    await getChainId(client).catch((cause: unknown) => {
      throw new HttpFailure(503, 'server.chainDown', { retryAfter: chainPause, cause });
    });
    return false;
  };
}
