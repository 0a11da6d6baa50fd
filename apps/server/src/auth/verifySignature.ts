import { type Client, type Hex, verifyMessage as isPlainSignature } from 'viem';
import { getChainId, verifyMessage } from 'viem/actions';
import { HttpFailure } from '../http/httpFailure.ts';

/** The length of a plain account's signature: 65 bytes in hex. */
const plainLength = 132;

/** Whether a wallet signed a message. */
export type Verify = (wallet: `0x${string}`, message: string, signature: Hex) => Promise<boolean>;

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
export function verifySignature(client: Client): Verify {
  return async (address, message, signature) => {
    if (await matchesKey(address, message, signature)) return true;
    if (await verifyMessage(client, { address, message, signature }).catch(() => false)) return true;
    // "No answer" is false to viem as well.
    if (signature.length !== plainLength) {
      await getChainId(client).catch((cause: unknown) => {
        throw new HttpFailure(503, 'server.chainDown', { cause });
      });
    }
    return false;
  };
}
