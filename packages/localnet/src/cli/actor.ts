import type { Deployment, Wallet } from '@upline/chain';
import { polygonAt, racePoolAbi, readRecord } from '@upline/chain';
import { type LocalClient, localAccount, localClient, operator } from '@upline/chain/demo';
import { type Address, createClient, http } from 'viem';
import { demoMembers, demoSeed } from '../local/demoMembers.ts';

const unlocked = 10;

/** A wallet of the local chain that a command acts for. */
export interface Actor {
  address: Address;
  /** `Ada Lindqvist (0x…)`, or the address alone. */
  name: string;
  wallet: Wallet;
  /** The sponsor to use if the chain has none. */
  sponsor: Address;
  /** True if the node signs for the wallet, because its key is unknown. */
  isImpersonated: boolean;
}

function walletOf(rpcUrl: string, account: Wallet['account'] | Address): Wallet {
  const chain = polygonAt(rpcUrl, 'Local chain');
  return createClient({ account, chain, transport: http(rpcUrl), pollingInterval: 50, cacheTime: 0 });
}

// Every demo member has bought level 1, so its seats are an upper limit.
async function placesAtLevel1(client: LocalClient, { pools }: Deployment): Promise<number> {
  const { address } = pools[1];
  return Number(await client.readContract({ address, abi: racePoolAbi, functionName: 'total_users' }));
}

async function requireMember(client: LocalClient, deployment: Deployment, number: number): Promise<void> {
  if (number <= (await placesAtLevel1(client, deployment))) {
    const { address } = localAccount(unlocked + number - 1);
    if ((await readRecord(client, deployment.registry, address)).isBound) return;
  }
  throw new Error(
    `There is no demo member ${number} on this chain. More join with: pnpm chain grow ${number}`,
  );
}

/** Number of a demo member from 1, or `null` for other wallets. */
async function memberNumber(
  client: LocalClient,
  deployment: Deployment,
  wallet: Address,
): Promise<number | null> {
  const places = await placesAtLevel1(client, deployment);
  for (let index = 0; index < unlocked + places; index += 1) {
    if (localAccount(index).address === wallet) return index < unlocked ? null : index - unlocked + 1;
  }
  return null;
}

/**
 * Resolves a wallet or a demo member's number. The node signs for Anvil's first ten accounts, demo
 * members sign with their known keys, and any other wallet is impersonated.
 * @throws Error if no member with this number has joined.
 */
export async function actorOf(
  rpcUrl: string,
  deployment: Deployment,
  who: Address | number,
  seed = demoSeed,
): Promise<Actor> {
  const client = localClient(rpcUrl);
  if (typeof who === 'number') await requireMember(client, deployment, who);
  const number = typeof who === 'number' ? who : await memberNumber(client, deployment, who);
  if (number !== null) {
    const member = demoMembers(number, seed).at(-1);
    if (!member) throw new RangeError(`There is no demo member ${number}.`);
    const { address, account, sponsor } = member;
    const name = `${member.name} (${address})`;
    return { address, name, wallet: walletOf(rpcUrl, account), sponsor, isImpersonated: false };
  }
  const address = who as Address;
  const isUnlocked = Array.from({ length: unlocked }, (_, index) => localAccount(index).address).includes(
    address,
  );
  if (!isUnlocked) await client.impersonateAccount({ address });
  return {
    address,
    name: address,
    wallet: walletOf(rpcUrl, address),
    sponsor: operator.root().address,
    isImpersonated: !isUnlocked,
  };
}

/** The line printed before an impersonated wallet acts. */
export function impersonationNote({ address, isImpersonated }: Actor): string | null {
  return isImpersonated ? `Nobody here has the key of ${address}: the node acts in its name.` : null;
}
