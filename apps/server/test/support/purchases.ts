import type { ReplyData } from '@upline/api/contract';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { fund, type LocalClient } from '@upline/chain/demo';
import { type Position, poolTypeAt } from '@upline/domain';
import { type Address, getAddress } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { TestChain } from './testChain.ts';

/** Arguments of a purchase by a buyer without an entry in the registry. */
interface Referral {
  referrer: Address;
  isDirect: boolean;
}

type Request = Parameters<LocalClient['writeContract']>[0];

/** Sends a transaction and waits for it. @returns Its block number. @throws Error if it reverts. */
export async function sendTo(client: LocalClient, request: Request): Promise<bigint> {
  const { status, blockNumber } = await client.writeContractSync(request);
  if (status !== 'success') throw new Error(`${request.functionName} reverted.`);
  return blockNumber;
}

/** Binds a wallet to its sponsor, unless the wallet is bound already. */
export async function enroll(
  { rpcUrl, deployment, client }: TestChain,
  account: PrivateKeyAccount,
  sponsor: Address,
): Promise<void> {
  const registry = { abi: uplineRegistryAbi, address: deployment.registry } as const;
  const [, boundAt] = await client.readContract({
    ...registry,
    functionName: 'wallets',
    args: [account.address],
  });
  if (boundAt > 0n) return;
  await fund({ rpcUrl, deployment }, account.address, 0n);
  await sendTo(client, {
    ...registry,
    account,
    chain: client.chain,
    functionName: 'enroll',
    args: [sponsor],
  });
}

/** Binds a wallet by the reply of `referrer`: first the enrolments, then the wallet itself. */
export async function enrollLine(
  { rpcUrl, deployment, client }: TestChain,
  account: PrivateKeyAccount,
  { sponsor, enrolments }: Pick<ReplyData<'referrer'>, 'sponsor' | 'enrolments'>,
): Promise<void> {
  await fund({ rpcUrl, deployment }, account.address, 0n);
  const line = enrolments.map((one) => ({
    member: getAddress(one.member),
    sponsor: getAddress(one.sponsor),
    deadline: BigInt(one.deadline),
    signature: one.signature,
  }));
  const own = {
    member: account.address,
    sponsor: getAddress(sponsor),
    deadline: 0n,
    signature: '0x',
  } as const;
  await sendTo(client, {
    abi: uplineRegistryAbi,
    address: deployment.registry,
    account,
    chain: client.chain,
    functionName: 'enroll_many',
    args: [[...line, own]],
  });
}

/** Withdraws a wallet's income from a pool. @returns Block number of the claim. */
export function claim(
  { deployment, client }: TestChain,
  account: PrivateKeyAccount,
  position: Position,
): Promise<bigint> {
  const { address } = deployment.pools[position];
  const request = { abi: racePoolAbi, address, functionName: 'claim_bonus' } as const;
  return sendTo(client, { ...request, account, chain: client.chain });
}

/**
 * Buys a level as a wallet does: test coins, an exact approval, the referrer of the registry.
 * @param unbound Referrer for a buyer without an entry in the registry.
 * @returns Block number of the purchase.
 */
export async function buy(
  { rpcUrl, deployment, client }: TestChain,
  account: PrivateKeyAccount,
  position: Position,
  unbound?: Referral,
): Promise<bigint> {
  const pool = deployment.pools[position];
  await fund({ rpcUrl, deployment }, account.address, pool.joinningFee);
  const send = (request: Request) => sendTo(client, request);
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

/** Sends a purchase of a race level without an approval, which reverts. @returns Its hash. */
export async function refusePurchase(
  { rpcUrl, deployment, client }: TestChain,
  account: PrivateKeyAccount,
  position: Position,
): Promise<string> {
  const pool = deployment.pools[position];
  await fund({ rpcUrl, deployment }, account.address, pool.joinningFee);
  const [referrer, isDirect] = await client.readContract({
    abi: uplineRegistryAbi,
    address: deployment.registry,
    functionName: 'referrer',
    args: [account.address, pool.bit],
  });
  const receipt = await client.writeContractSync({
    account,
    chain: client.chain,
    abi: racePoolAbi,
    address: pool.address,
    functionName: 'invest_stable_coin',
    args: [referrer, isDirect],
    // A fixed gas limit avoids the estimate, which would fail.
    gas: 1_000_000n,
  });
  if (receipt.status !== 'reverted') throw new Error('The pool took the fee.');
  return receipt.transactionHash;
}
