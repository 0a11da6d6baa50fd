import { getGasPrice } from 'viem/actions';
import type { Reader } from './pools.ts';

/** What so much gas costs at the node's price, units of 10⁻¹⁸ of MATIC; `null` when the node names no price. */
export async function gasCost(reader: Reader, gas: bigint): Promise<bigint | null> {
  const price = await getGasPrice(reader).catch(() => null);
  return price === null ? null : gas * price;
}
