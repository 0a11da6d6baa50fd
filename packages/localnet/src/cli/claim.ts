import type { Deployment } from '@upline/chain';
import { racePoolAbi } from '@upline/chain';
import { giveGas, type LocalClient, localClient } from '@upline/chain/demo';
import { prepareCall, send } from '@upline/chain/internal';
import { formatMoney, levels, type Position } from '@upline/domain';
import { position, walletOrMember, whole } from '@upline/operate/node';
import { Command } from 'commander';
import { type Address, encodeFunctionData } from 'viem';
import { demoSeed } from '../local/demoMembers.ts';
import { type Actor, actorOf, impersonationNote } from './actor.ts';
import type { Place } from './place.ts';

const contract = (address: Address) => ({ address, abi: racePoolAbi }) as const;

async function claimAt(
  { print }: Place,
  client: LocalClient,
  { pools }: Deployment,
  actor: Actor,
  at: Position,
): Promise<bigint> {
  const pool = contract(pools[at].address);
  const earned = await client.readContract({
    ...pool,
    functionName: 'getCurrentBonusEarned',
    args: [actor.address],
  });
  const data = encodeFunctionData({ ...pool, functionName: 'claim_bonus' });
  const { wallet } = actor;
  const nodes = { wallet, reader: client };
  const { hash } = await send(wallet, await prepareCall(nodes, { to: pool.address, data }));
  if (!hash) throw new Error('The node names no transaction.');
  const { blockNumber } = await client.waitForTransactionReceipt({ hash });
  print(`level ${at}: ${formatMoney(earned)} in block ${blockNumber}`);
  return earned;
}

async function earningPositions(
  client: LocalClient,
  { pools }: Deployment,
  wallet: Address,
): Promise<Position[]> {
  const earned = await Promise.all(
    levels.map(({ position: at }) =>
      client.readContract({
        ...contract(pools[at].address),
        functionName: 'getCurrentBonusEarned',
        args: [wallet],
      }),
    ),
  );
  return levels.flatMap(({ position: at }, index) => (earned[index] ? [at] : []));
}

async function claim(
  place: Place,
  who: Address | number,
  at: Position | undefined,
  { seed }: { seed: number },
): Promise<void> {
  const { rpcUrl, print } = place;
  const deployment = await place.deployed();
  const client = localClient(rpcUrl);
  const actor = await actorOf(rpcUrl, deployment, who, seed);
  const note = impersonationNote(actor);
  if (note) print(note);
  const earning = await earningPositions(client, deployment, actor.address);
  const positions = at ? earning.filter((one) => one === at) : earning;
  if (positions.length === 0) {
    print(`${actor.name} has nothing to claim.`);
    return;
  }
  if (actor.isImpersonated) await giveGas(client, actor.address);
  let total = 0n;
  for (const one of positions) total += await claimAt(place, client, deployment, actor, one);
  print(`${actor.name} was paid ${formatMoney(total)}.`);
}

export function claimCommand(place: Place): Command {
  return new Command('claim')
    .description('claim what the pools hold for a member, at one level or all')
    .argument('<wallet>', 'who claims: a wallet, or the number of a demo member from 1', walletOrMember)
    .argument('[level]', 'at which level; without it at each that holds something', position)
    .option('--seed <number>', 'the demo network that the number refers to', whole, demoSeed)
    .action((who: Address | number, at: Position | undefined, flags: { seed: number }) =>
      claim(place, who, at, flags),
    );
}
