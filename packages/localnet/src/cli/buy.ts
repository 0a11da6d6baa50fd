import type { Deployment, NamedPool } from '@upline/chain';
import {
  activatedPositions,
  globalPoolAbi,
  purchase,
  racePoolAbi,
  readBalance,
  readRecord,
} from '@upline/chain';
import { fund, type LocalClient, localClient } from '@upline/chain/demo';
import { noJournal } from '@upline/chain/internal';
import {
  formatMoney,
  formatPrice,
  levelAt,
  type MessageId,
  type Position,
  type PurchaseEvent,
} from '@upline/domain';
import { position, sentencesOf, wallet, walletOrMember, whole } from '@upline/operate/node';
import { Command } from 'commander';
import type { Address } from 'viem';
import { demoSeed } from '../local/demoMembers.ts';
import { actorOf, impersonationNote } from './actor.ts';
import { lookupFor } from './lookup.ts';
import type { Place } from './place.ts';

interface Flags {
  sponsor?: Address;
  fund?: boolean;
  seed: number;
}

/** The pool with its current fee, which may have changed since the deployment. */
async function namedPool(
  client: LocalClient,
  { pools, stableCoin }: Deployment,
  at: Position,
): Promise<NamedPool> {
  const { address } = pools[at];
  const abi = levelAt(at).kind === 'race' ? racePoolAbi : globalPoolAbi;
  const { joining_fee } = await client.readContract({ address, abi, functionName: 'config' });
  return { contractAddress: address, stableCoinAddress: stableCoin, joinningFee: joining_fee };
}

/** Errors that --fund resolves. */
const lacksMoney: readonly MessageId[] = ['toast.insufficientBalance', 'purchase.gas'];

function told(event: PurchaseEvent): string | null {
  switch (event.type) {
    case 'sent':
      return `${event.step}: ${event.transaction}`;
    case 'skipped':
      return `${event.step}: not needed`;
    case 'succeeded':
      return event.transaction ? `Bought in block ${event.block}.` : 'The level was bought before.';
    case 'failed':
      return lacksMoney.includes(event.failure.notice.id)
        ? `${sentencesOf(event.failure)} --fund gives what is missing.`
        : sentencesOf(event.failure);
    case 'replaced':
      return `${event.step}: replaced by ${event.transaction}`;
    case 'way':
    case 'resumed':
    case 'step':
      return null;
  }
}

async function buy(place: Place, who: Address | number, at: Position, flags: Flags): Promise<void> {
  const { rpcUrl, print } = place;
  const deployment = await place.deployed();
  const client = localClient(rpcUrl);
  if (flags.sponsor && !(await readRecord(client, deployment.registry, flags.sponsor)).isBound) {
    throw new Error('This sponsor is not in the network.');
  }
  const actor = await actorOf(rpcUrl, deployment, who, flags.seed);
  const note = impersonationNote(actor);
  if (note) print(note);
  const pool = await namedPool(client, deployment, at);
  if (flags.fund) await fund({ rpcUrl, deployment }, actor.address, pool.joinningFee);

  const pools = Object.entries(deployment.pools).map(([key, listed]) => ({
    ...listed,
    position: Number(key) as Position,
  }));
  const before = await activatedPositions(client, deployment.registry, pools, actor.address);
  const skipped = at - 1 - before.filter((owned) => owned < at).length;
  if (skipped > 0) print(`The app would not offer level ${at} yet: ${skipped} below it are not bought.`);

  const balance = () => readBalance(client, deployment.stableCoin, actor.address);
  const held = await balance();
  print(`${actor.name} buys level ${at} for ${formatPrice(pool.joinningFee)}.`);
  for await (const event of purchase({
    position: at,
    wallet: actor.wallet,
    reader: client,
    registry: deployment.registry,
    pool,
    journal: noJournal,
    // An impersonated wallet can send, but not sign.
    ways: ['sequential'],
    lookupReferrer: lookupFor(client, deployment, deployment.pools[at], flags.sponsor ?? actor.sponsor),
  })) {
    const line = told(event);
    if (line) print(line);
    if (event.type === 'failed') place.exitCode = 1;
  }
  print(`Paid ${formatMoney(held - (await balance()))}; ${formatMoney(await balance())} are left.`);
}

export function buyCommand(place: Place): Command {
  return new Command('buy')
    .description('buy a level with the app’s own steps, for exactly its fee')
    .argument('<wallet>', 'who buys: a wallet, or the number of a demo member from 1', walletOrMember)
    .argument('<level>', 'which of the nine', position)
    .option('--sponsor <wallet>', "a newcomer's sponsor; else the demo network's, or the root", wallet)
    .option('--fund', 'give the fee and MATIC for gas first')
    .option('--seed <number>', 'the demo network that the number refers to', whole, demoSeed)
    .action((who: Address | number, at: Position, flags: Flags) => buy(place, who, at, flags));
}
