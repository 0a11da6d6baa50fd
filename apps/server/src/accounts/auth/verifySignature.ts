import { keySignature } from '@upline/chain';
import { BaseError, type Client, type Hex, hashMessage } from 'viem';
import { getChainId, verifyMessage } from 'viem/actions';
import { HttpFailure } from '../../platform/http/httpFailure.ts';

/** Seconds after which a smart wallet may try again whose signature could not be looked at. */
const chainPause = 10;

/**
 * Whether a wallet signed a message.
 * @param beforeAsking Called before the chain is asked, where the signature is not that of the wallet's own key.
 */
export type Verify = (
  wallet: `0x${string}`,
  message: string,
  signature: Hex,
  beforeAsking: () => Promise<void>,
) => Promise<boolean>;

/** How nodes say that a wallet's own code has failed: that is the wallet's answer. */
const ownFailure = /revert|out ?of ?gas|gas required|opcode|invalid jump|stack (under|over)|halted/i;

function isOwnFailure(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  // 3 is the code of a call that was reverted.
  const reverted = error.walk((one) => one instanceof Error && 'code' in one && one.code === 3);
  return reverted !== null || ownFailure.test(`${error.shortMessage} ${error.details}`);
}

/** A client that remembers the first question which the node itself has not answered: viem calls that "not signed". */
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
  // A wallet's code may answer with an address to fetch from (EIP-3668): that could be any host within reach.
  return { client: { ...chain, ccipRead: false, request }, silence: () => silence };
}

/**
 * Verifies for plain accounts without the chain, so that they can sign in while it is down, and for smart
 * wallets (ERC-1271, and ERC-6492 before they are deployed) by asking it.
 * @throws HttpFailure 503 when only the chain could tell and it does not answer, or refuses the question.
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
    // A signature that is malformed is not asked about at all: without the chain nothing is known of it either.
    await getChainId(client).catch((cause: unknown) => {
      throw new HttpFailure(503, 'server.chainDown', { retryAfter: chainPause, cause });
    });
    return false;
  };
}
