import { formatCoin, type TextMessage } from '@upline/domain';
import { type Address, erc20Abi } from 'viem';
import { readContract } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { type Reader, readBalance } from '../pools/pools.ts';

/** Polygon's dollar coins that users confuse; each has six decimals. */
const dollarCoins = [
  { name: 'USDC', address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
  { name: 'USDC.e', address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' },
  { name: 'USDT', address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F' },
] as const satisfies readonly { name: string; address: Address }[];

const decimals = 6;

/**
 * Explains an empty balance: the wallet has another of Polygon's dollar coins.
 * @param coin The pools' coin. For a coin outside Polygon, as on a local chain, nothing is read.
 * @returns `null` if the wallet has no such coin, or the node does not answer.
 */
export async function otherCoinHeld(
  reader: Reader,
  wallet: Address,
  coin: Address,
): Promise<TextMessage | null> {
  const others = dollarCoins.filter(({ address }) => !isAddressEqual(address, coin));
  if (others.length === dollarCoins.length) return null;
  try {
    const [takes, ...held] = await Promise.all([
      readContract(reader, { address: coin, abi: erc20Abi, functionName: 'symbol' }),
      ...others.map(async ({ name, address }) => ({
        name,
        units: await readBalance(reader, address, wallet),
      })),
    ]);
    const [most] = held.toSorted((one, other) => (one.units < other.units ? 1 : -1));
    if (!most || most.units === 0n) return null;
    return {
      id: 'purchase.otherCoin',
      values: { amount: formatCoin(most.units, decimals), coin: most.name, takes },
    };
  } catch {
    return null;
  }
}
