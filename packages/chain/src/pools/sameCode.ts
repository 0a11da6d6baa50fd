import type { Address } from 'viem';
import { getCode } from 'viem/actions';
import { isHex } from 'viem/utils';
import { PurchaseError } from '../purchaseError.ts';
import type { Reader } from './pools.ts';
import { walletReader } from './walletReader.ts';

/**
 * Checks that the wallet's provider and the app's node are on the same chain. Both report 137, but
 * only the same chain has the same code at an address.
 * @throws PurchaseError 'toast.wrongNetwork' if the code differs or is missing on both sides;
 * 'purchase.appNode' if only the app's node misses it.
 */
export async function checkSameCode(wallet: Reader, reader: Reader, address: Address): Promise<void> {
  const [here, there] = await Promise.all([
    getCode(walletReader(wallet), { address }),
    getCode(reader, { address }),
  ]);
  if (here && !isHex(there)) throw new PurchaseError({ notice: { id: 'purchase.appNode' } });
  if (!here || here !== there) throw new PurchaseError({ notice: { id: 'toast.wrongNetwork' } });
}
