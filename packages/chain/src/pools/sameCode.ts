import type { Address } from 'viem';
import { getCode } from 'viem/actions';
import { Refusal } from '../refusal.ts';
import type { Reader } from './pools.ts';
import { walletReader } from './walletReader.ts';

/**
 * Makes sure that the wallet's own provider and the app's node speak of one chain: both call themselves 137,
 * but only there does the same code stand behind an address.
 * @throws Refusal 'toast.wrongNetwork' when the code differs, or is missing on both sides.
 */
export async function checkSameCode(wallet: Reader, reader: Reader, address: Address): Promise<void> {
  const [here, there] = await Promise.all([
    getCode(walletReader(wallet), { address }),
    getCode(reader, { address }),
  ]);
  if (!here || here !== there) throw new Refusal({ notice: { id: 'toast.wrongNetwork' } });
}
