import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { levels } from '@upline/domain';
import { type BatchedClient, batchedClient } from '@upline/localnet';
import { type Address, getAbiItem, isAddressEqual, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import { wallets } from '../../src/ledger/chainFacts/schema.ts';
import { readParticipations } from '../../src/ledger/pools/readParticipations.ts';
import type { Db } from '../../src/platform/db/openDb.ts';
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

/** A wallet's place, earned and lost income by the contract views, one text line per pool. */
async function onChain(
  client: BatchedClient,
  { deployment }: TestChain,
  wallet: Address,
  lost: Map<string, bigint>,
) {
  const lines = levels.map(async ({ position, kind }) => {
    const { address } = deployment.pools[position];
    const race = { abi: racePoolAbi, address, args: [wallet] } as const;
    const [open, claimed, place] = await Promise.all([
      readContract(client, { ...race, functionName: 'getCurrentBonusEarned' }),
      readContract(client, { ...race, functionName: 'claimed_bonus' }),
      kind === 'race'
        ? readContract(client, { ...race, functionName: 'users' }).then(([index, upline]) =>
            index === 0n ? '' : `${index} under ${upline === zeroAddress ? 'nobody' : upline.toLowerCase()}`,
          )
        : readContract(client, { ...race, abi: globalPoolAbi, functionName: 'user_share' }).then(
            ([shares]) => (shares === 0n ? '' : 'a share'),
          ),
    ]);
    const missed = lost.get(`${address} ${wallet}`.toLowerCase()) ?? 0n;
    return place || missed > 0n ? [`${position}: ${place}, earned ${open + claimed}, lost ${missed}`] : [];
  });
  return (await Promise.all(lines)).flat();
}

/** The same lines by the ledger. */
async function inLedger(db: Db, wallet: Address) {
  const found = await readParticipations(db, wallet);
  return found.map(({ position, index, upline, incomes: { referral, level, global, loss } }) => {
    const isGlobal = levels[position - 1]?.kind === 'global';
    const place = index === null ? '' : isGlobal ? 'a share' : `${index} under ${upline ?? 'nobody'}`;
    return `${position}: ${place}, earned ${referral + level + global}, lost ${loss}`;
  });
}

/**
 * Compares sponsors, places, earned and lost income in the ledger with the contract views.
 * @returns One line per difference, and the number of wallets compared.
 */
export async function differencesFromChain(db: Db, chain: TestChain) {
  const bound = await boundOnChain(chain);
  const lost = await lostOnChain(chain);
  const known = await db.select().from(wallets);
  const differences = known
    .filter(({ wallet }) => !bound.has(wallet))
    .map(({ wallet }) => `${wallet} is not bound on the chain.`);
  const sponsors = new Map(known.map(({ wallet, sponsor }) => [wallet, sponsor]));
  const client = batchedClient(chain.rpcUrl);
  const compare = async ([wallet, sponsor]: [Address, Address]) => {
    if (!isAddressEqual(sponsors.get(wallet) ?? zeroAddress, sponsor)) {
      differences.push(`${wallet}: sponsor ${sponsors.get(wallet)}, on chain ${sponsor}`);
    }
    const [ledger, views] = await Promise.all([inLedger(db, wallet), onChain(client, chain, wallet, lost)]);
    if (ledger.join() !== views.join()) differences.push(`${wallet}: ledger ${ledger}, chain ${views}`);
  };
  await Promise.all([...bound].map(compare));
  return { differences, wallets: bound.size };
}
