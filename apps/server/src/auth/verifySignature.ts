import { type Client, type Hex, verifyMessage as isPlainSignature } from 'viem';
import { getChainId, verifyMessage } from 'viem/actions';
import { HttpFailure } from '../http/httpFailure.ts';

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

async function matchesKey(address: `0x${string}`, message: string, signature: Hex): Promise<boolean> {
  try {
    return await isPlainSignature({ address, message, signature });
  } catch {
    return false;
  }
}

/**
 * Verifies for plain accounts without the chain, so that they can sign in while it is down, and for smart
 * wallets (ERC-1271, and ERC-6492 before they are deployed) by asking it.
 * @throws HttpFailure 503 when only the chain could tell and it does not answer.
 */
export function verifySignature(chain: Client): Verify {
  // A wallet's code may answer with an address to fetch from (EIP-3668): that could be any host within reach.
  const client: Client = { ...chain, ccipRead: false };
  return async (address, message, signature, beforeAsking) => {
    if (await matchesKey(address, message, signature)) return true;
    await beforeAsking();
    if (await verifyMessage(client, { address, message, signature }).catch(() => false)) return true;
    // "No answer" is false to viem as well, and a smart wallet's signature may look like a plain one.
    await getChainId(client).catch((cause: unknown) => {
      throw new HttpFailure(503, 'server.chainDown', { cause });
    });
    return false;
  };
}
