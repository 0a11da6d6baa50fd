import { globalPoolAbi, mockStableCoinAbi, racePoolAbi } from '@upline/chain';
import { fund, localClient } from '@upline/chain/demo';
import { levelAt, type Position } from '@upline/domain';
import { type DemoMember, demoMembers } from '@upline/localnet';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { openSession, type Session } from './openSession.ts';
import type { Upline } from './startUpline.ts';

export interface Member extends Session {
  account: PrivateKeyAccount;
}

export interface MemberWishes {
  /** The upline they name: an ID or a wallet. */
  upline?: string;
  name?: string;
  /** Stable coins in the wallet beyond the price of their levels, units of 10⁻⁶. @default 0n */
  coins?: bigint;
  levels?: readonly Position[];
}

/** The sponsor of the journeys' new members: the first demo member, in all nine pools. */
export function demoSponsor(): DemoMember {
  const [sponsor] = demoMembers();
  if (!sponsor) throw new Error('The demo network has no members.');
  return sponsor;
}

export async function demoMember(upline: Upline, { account }: DemoMember): Promise<Member> {
  return { account, ...(await openSession(upline, account)) };
}

/** A member's ID for links, which a lookup by wallet does not reveal to strangers. */
export async function memberIdOf(upline: Upline, member: DemoMember): Promise<string> {
  const { client, user } = await demoMember(upline, member);
  await client.call('logout', {});
  return user.id;
}

/** Buys a level without any app: approves and invests with the referral from the server. */
async function buyDirectly(
  { rpcUrl, deployment }: Upline,
  { account, client: server }: Member,
  position: Position,
): Promise<void> {
  const client = localClient(rpcUrl);
  const { address, joinningFee, poolType } = deployment.pools[position];
  const params = { wallet: account.address, position };
  const { referrer, isDirect } = (await server.call('referrer', { params })).data;
  const named = referrer as `0x${string}`;
  const functionName = 'invest_stable_coin';
  const hashes = [
    await client.writeContract({
      account,
      address: deployment.stableCoin,
      abi: mockStableCoinAbi,
      functionName: 'approve',
      args: [address, BigInt(joinningFee)],
    }),
    poolType === 'OpenPool'
      ? await client.writeContract({ account, address, abi: globalPoolAbi, functionName, args: [named] })
      : await client.writeContract({
          account,
          address,
          abi: racePoolAbi,
          functionName,
          args: [named, isDirect],
        }),
  ];
  for (const hash of hashes) {
    const { status } = await client.waitForTransactionReceipt({ hash });
    if (status !== 'success') throw new Error(`Level ${position} could not be bought: ${hash} was reverted.`);
  }
}

export async function makeMember(upline: Upline, wishes: MemberWishes = {}): Promise<Member> {
  const { coins = 0n, levels = [], name, upline: uplineId } = wishes;
  const account = privateKeyToAccount(generatePrivateKey());
  const fees = levels.reduce((sum, position) => sum + levelAt(position).fee, 0n);
  const purse = coins + fees;
  // Unneeded coins would add a transaction to the wallet's history.
  if (purse > 0n) await fund(upline, account.address, purse);
  const session = await openSession(upline, account, uplineId);
  if (name) await session.client.call('update', { body: { name } });
  const user = name ? { ...session.user, name, profileName: name } : session.user;
  const member = { ...session, user, account };
  for (const position of levels) await buyDirectly(upline, member, position);
  return member;
}
