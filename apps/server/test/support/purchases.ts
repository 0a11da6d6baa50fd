import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { fund } from '@upline/chain/local';
import { type Position, poolTypeAt } from '@upline/domain';
import type { Address } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { TestChain } from './testChain.ts';

/** What a purchase names when the registry does not know the buyer yet. */
interface Referral {
  referrer: Address;
  isDirect: boolean;
}

/**
 * Buys a level as a wallet would: test coins, exact approval, the referral that the registry gives.
 * @param unbound The referral of a buyer whom the registry does not know.
 * @returns The block of the purchase.
 */
export async function buy(
  { rpcUrl, deployment, client }: TestChain,
  account: PrivateKeyAccount,
  position: Position,
  unbound?: Referral,
): Promise<bigint> {
  const pool = deployment.pools[position];
  await fund({ rpcUrl, deployment }, account.address, pool.joinningFee);
  const send = async (request: Parameters<typeof client.writeContract>[0]) => {
    const hash = await client.writeContract(request);
    const { status, blockNumber } = await client.waitForTransactionReceipt({ hash });
    if (status !== 'success') throw new Error(`${request.functionName} reverted.`);
    return blockNumber;
  };
  const common = { account, chain: client.chain };
  await send({
    ...common,
    abi: mockStableCoinAbi,
    address: deployment.stableCoin,
    functionName: 'approve',
    args: [pool.address, pool.joinningFee],
  });
  const [referrer, isDirect] = unbound
    ? [unbound.referrer, unbound.isDirect]
    : await client.readContract({
        abi: uplineRegistryAbi,
        address: deployment.registry,
        functionName: 'referrer',
        args: [account.address, pool.bit],
      });
  const invest = { ...common, address: pool.address, functionName: 'invest_stable_coin' } as const;
  if (poolTypeAt(position) === 'OpenPool') return send({ ...invest, abi: globalPoolAbi, args: [referrer] });
  return send({ ...invest, abi: racePoolAbi, args: [referrer, isDirect] });
}
