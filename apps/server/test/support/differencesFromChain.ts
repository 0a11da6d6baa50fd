import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { levels } from '@upline/domain';
import { type Address, getAbiItem, isAddressEqual, zeroAddress } from 'viem';
import type { Db } from '../../src/db/openDb.ts';
import { wallets } from '../../src/ledger/schema.ts';
import { readParticipations } from '../../src/pools/readParticipations.ts';
import type { TestChain } from './testChain.ts';

async function boundOnChain({ client, deployment }: TestChain): Promise<Map<Address, Address>> {
  const logs = await client.getLogs({
    address: deployment.registry,
    event: getAbiItem({ abi: uplineRegistryAbi, name: 'SponsorBound' }),
    fromBlock: 0n,
    strict: true,
  });
  return new Map(logs.map(({ args }) => [args.member.toLowerCase() as Address, args.sponsor]));
}

async function lostOnChain({ client, deployment }: TestChain): Promise<Map<string, bigint>> {
  const logs = await client.getLogs({
    address: Object.values(deployment.pools).map(({ address }) => address),
    event: getAbiItem({ abi: racePoolAbi, name: 'LostIncome' }),
    fromBlock: 0n,
    strict: true,
  });
  const lost = new Map<string, bigint>();
  for (const { address, args } of logs) {
    const key = `${address} ${args.loser}`.toLowerCase();
    lost.set(key, (lost.get(key) ?? 0n) + args.amount);
  }
  return lost;
}

/** What the chain's own views say of a wallet in a pool, as text. */
async function onChain({ client, deployment }: TestChain, wallet: Address, lost: Map<string, bigint>) {
  const lines: string[] = [];
  for (const { position, kind } of levels) {
    const { address } = deployment.pools[position];
    const pool = { abi: racePoolAbi, address } as const;
    const open = await client.readContract({
      ...pool,
      functionName: 'getCurrentBonusEarned',
      args: [wallet],
    });
    const claimed = await client.readContract({ ...pool, functionName: 'claimed_bonus', args: [wallet] });
    const missed = lost.get(`${address} ${wallet}`.toLowerCase()) ?? 0n;
    let place = '';
    if (kind === 'race') {
      const [index, upline] = await client.readContract({ ...pool, functionName: 'users', args: [wallet] });
      if (index > 0n) place = `${index} under ${upline === zeroAddress ? 'nobody' : upline.toLowerCase()}`;
    } else {
      const share = { abi: globalPoolAbi, address, functionName: 'user_share', args: [wallet] } as const;
      const [shares] = await client.readContract(share);
      if (shares > 0n) place = 'a share';
    }
    if (place || missed > 0n) lines.push(`${position}: ${place}, earned ${open + claimed}, lost ${missed}`);
  }
  return lines;
}

/** What the ledger says of a wallet, in the same words. */
async function inLedger(db: Db, wallet: Address) {
  const found = await readParticipations(db, wallet);
  return found.map(({ position, index, upline, incomes: { referral, level, global, loss } }) => {
    const isGlobal = levels[position - 1]?.kind === 'global';
    const place = index === null ? '' : isGlobal ? 'a share' : `${index} under ${upline ?? 'nobody'}`;
    return `${position}: ${place}, earned ${referral + level + global}, lost ${loss}`;
  });
}

/**
 * Compares the ledger with the chain's own views, for every wallet that either names: sponsor, places,
 * earned to the unit, lost to the unit.
 * @returns One line for each difference; `wallets` says how many wallets were compared.
 */
export async function differencesFromChain(db: Db, chain: TestChain) {
  const bound = await boundOnChain(chain);
  const lost = await lostOnChain(chain);
  const known = await db.select().from(wallets);
  const differences = known
    .filter(({ wallet }) => !bound.has(wallet))
    .map(({ wallet }) => `${wallet} is not bound on the chain.`);
  const sponsors = new Map(known.map(({ wallet, sponsor }) => [wallet, sponsor]));
  for (const [wallet, sponsor] of bound) {
    if (!isAddressEqual(sponsors.get(wallet) ?? zeroAddress, sponsor)) {
      differences.push(`${wallet}: sponsor ${sponsors.get(wallet)}, on chain ${sponsor}`);
    }
    const [ledger, views] = [await inLedger(db, wallet), await onChain(chain, wallet, lost)];
    if (ledger.join() !== views.join()) differences.push(`${wallet}: ledger ${ledger}, chain ${views}`);
  }
  return { differences, wallets: bound.size };
}
