import { levelAt, type Position } from '@upline/domain';
import { maximumSeats } from '@upline/domain/poolModel';
import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import { racePoolAbi, uplineRegistryAbi } from '../../abi.ts';
import { waitFrom, whyNotDue } from '../due.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import type { Candidate, PoolSituation, Situation } from '../situation.ts';
import { poolIn } from '../target.ts';

interface OfPool {
  pool: Address;
}

/** @throws Error when the situation was read without it. */
function candidateIn({ candidate }: Situation, pool: Address): Candidate {
  if (candidate && isAddressEqual(candidate.address, pool)) return candidate;
  throw new Error(`Nobody looked at ${pool}.`);
}

const isListed = ({ pools }: Situation, pool: Address) =>
  pools.some(({ address }) => isAddressEqual(address, pool));

/** Why the registry would not list a contract, or should not: it must answer as a pool of it and of this level. */
function whyNotListed(situation: Situation, address: Address, position: Position): string | null {
  if (isListed(situation, address)) return `${address} is listed already.`;
  const { pool } = candidateIn(situation, address);
  if (!pool) return `What stands at ${address} does not answer as a pool.`;
  if (!isAddressEqual(pool.registry, situation.registry.address)) {
    return `The pool at ${address} belongs to another registry, ${pool.registry}.`;
  }
  if (!isAddressEqual(pool.coin, situation.coin)) {
    return `The pool at ${address} takes another coin, ${pool.coin}.`;
  }
  if (pool.position !== position || pool.kind !== levelAt(position).kind) {
    return `The pool at ${address} says that it is a ${pool.kind} pool of level ${pool.position}, not of level ${position}.`;
  }
  return null;
}

/** Announces a further pool, which can be listed 48 hours later, for 14 days. */
export function planQueuePool(
  situation: Situation,
  { pool, position }: OfPool & { position: Position },
): ActPlan {
  const { registry, at } = situation;
  const { announced } = candidateIn(situation, pool);
  const step: Step = {
    where: 'registry',
    holder: registry.admin,
    call: {
      what: `registry: queue_pool(${pool}, ${position})`,
      to: registry.address,
      data: encodeFunctionData({
        abi: uplineRegistryAbi,
        functionName: 'queue_pool',
        args: [pool, position],
      }),
    },
    refusal: whyNotListed(situation, pool, position),
    changes: [
      {
        where: 'registry',
        what: `announcement of ${pool}`,
        from: announced ? `level ${announced.position}` : 'none',
        to: `level ${position}`,
        isSeen: ({ candidate }) => candidate?.announced?.position === position,
      },
    ],
    waits: [waitFrom(at, `registry: ${pool} can be listed`)],
  };
  const risks = [
    'Read the code at this address first: status and the checks of this act see what it says, not what it does.',
    ...(announced ? ['It is announced already; the 48 hours begin again.'] : []),
  ];
  const title = `Announce ${pool} as a pool of level ${position}`;
  return planOf(situation, { act: 'pool queue', title, role: 'ADMIN', risks, lookAt: { candidate: pool } }, [
    step,
  ]);
}

/** Lists a pool for ever. After the seal it must have been announced. */
export function planAddPool(
  situation: Situation,
  { pool, position }: OfPool & { position: Position },
): ActPlan {
  const { registry, at } = situation;
  const { announced } = candidateIn(situation, pool);
  const due = registry.isSealed ? whyNotDue(`registry: listing ${pool}`, announced, at) : null;
  const isOther = registry.isSealed && announced !== null && announced.position !== position;
  const step: Step = {
    where: 'registry',
    holder: registry.admin,
    call: {
      what: `registry: add_pool(${pool}, ${position})`,
      to: registry.address,
      data: encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'add_pool', args: [pool, position] }),
    },
    refusal:
      whyNotListed(situation, pool, position) ??
      (isOther ? `It was announced for level ${announced.position}, not ${position}.` : due),
    changes: [
      {
        where: 'registry',
        what: `listing of ${pool}`,
        from: 'none',
        to: `level ${position}, for ever`,
        isSeen: (after) => isListed(after, pool),
      },
    ],
  };
  return planOf(
    situation,
    {
      act: 'pool add',
      title: `List ${pool} at level ${position}`,
      role: 'ADMIN',
      risks: [
        'The registry’s list forgets nothing: what is listed stays listed.',
        ...(registry.isSealed
          ? []
          : ['The registry is not sealed: this pool will bind wallets to sponsors for ever.']),
      ],
      lookAt: { candidate: pool },
    },
    [step],
  );
}

/** Takes the announcement of a pool back, an expired one too. */
export function planCancelPool(situation: Situation, { pool }: OfPool): ActPlan {
  const { registry } = situation;
  const { announced } = candidateIn(situation, pool);
  const step: Step = {
    where: 'registry',
    holder: registry.admin,
    call: {
      what: `registry: cancel_pool(${pool})`,
      to: registry.address,
      data: encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'cancel_pool', args: [pool] }),
    },
    refusal: announced ? null : `${pool} is not announced.`,
    changes: [
      {
        where: 'registry',
        what: `announcement of ${pool}`,
        from: announced ? `level ${announced.position}` : 'none',
        to: 'none',
        isSeen: ({ candidate }) => candidate?.announced === null,
      },
    ],
  };
  const title = `Take back the announcement of ${pool}`;
  return planOf(
    situation,
    { act: 'pool cancel', title, role: 'ADMIN', risks: [], lookAt: { candidate: pool } },
    [step],
  );
}

/** @throws Error when there is no such pool. */
function poolAt(situation: Situation, address: Address): PoolSituation {
  const found = poolIn(situation, address);
  if (found) return found;
  throw new Error(`What stands at ${address} does not answer as a pool.`);
}

/** Gives a seat without a fee, before the start. */
export function planSeat(
  situation: Situation,
  { pool: address, wallet }: OfPool & { wallet: Address },
): ActPlan {
  const pool = poolAt(situation, address);
  const { name, seats, admin, isStarted } = pool;
  const whyNot = () => {
    if (!isListed(situation, address)) return `${name} is not listed yet: the registry would not know it.`;
    if (isStarted) return `${name} has been started: its seats are fixed for ever.`;
    if (seats.some((seat) => isAddressEqual(seat, wallet))) return `${wallet} has a seat in ${name} already.`;
    if (seats.length >= maximumSeats) return `All ${maximumSeats} seats of ${name} are taken.`;
    const isRoot = isAddressEqual(wallet, situation.root);
    return seats.length === 0 && !isRoot
      ? `The first seat of ${name} is the root’s, ${situation.root}.`
      : null;
  };
  const step: Step = {
    where: name,
    holder: admin,
    call: {
      what: `${name}: add_platform_investor(${wallet})`,
      to: address,
      data: encodeFunctionData({ abi: racePoolAbi, functionName: 'add_platform_investor', args: [wallet] }),
    },
    refusal: whyNot(),
    changes: [
      {
        where: name,
        what: 'seats',
        from: `${seats.length}`,
        to: `${seats.length + 1}, with ${wallet}`,
        isSeen: (after) =>
          poolIn(after, address)?.seats.some((seat) => isAddressEqual(seat, wallet)) === true,
      },
    ],
  };
  return planOf(
    situation,
    {
      act: 'pool seat',
      title: `Give ${wallet} a seat in ${name}`,
      role: 'ADMIN',
      risks: ['A seat is for ever, pays nothing and earns like any place. Members see the list.'],
      lookAt: { candidate: address },
    },
    [step],
  );
}

/** Opens purchases for ever and fixes the seats. */
export function planStart(situation: Situation, { pool: address }: OfPool): ActPlan {
  const { name, admin, isStarted, seats } = poolAt(situation, address);
  const whyNot = () => {
    if (isStarted) return `${name} has been started already.`;
    if (seats.length === 0) return `${name} has no seat of the root yet.`;
    return situation.registry.isSealed ? null : 'The registry is not sealed yet: seal it first.';
  };
  const step: Step = {
    where: name,
    holder: admin,
    call: {
      what: `${name}: start()`,
      to: address,
      data: encodeFunctionData({ abi: racePoolAbi, functionName: 'start' }),
    },
    refusal: whyNot(),
    changes: [
      {
        where: name,
        what: 'purchases',
        from: 'not started',
        to: 'open',
        isSeen: (after) => poolIn(after, address)?.isStarted === true,
      },
    ],
  };
  return planOf(
    situation,
    {
      act: 'pool start',
      title: `Start ${name}`,
      role: 'ADMIN',
      risks: [`There is no way back: its ${seats.length} seats are fixed for ever.`],
      lookAt: { candidate: address },
    },
    [step],
  );
}

/** Closes the list of pools that may bind wallets, for ever. */
export function planSeal(situation: Situation): ActPlan {
  const { registry, pools } = situation;
  const step: Step = {
    where: 'registry',
    holder: registry.admin,
    call: {
      what: 'registry: seal()',
      to: registry.address,
      data: encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'seal' }),
    },
    refusal: registry.isSealed ? 'The registry is sealed already.' : null,
    changes: [
      {
        where: 'registry',
        what: 'list of pools that may bind',
        from: `open, ${pools.length} listed`,
        to: 'closed for ever',
        isSeen: (after) => after.registry.isSealed,
      },
    ],
  };
  return planOf(
    situation,
    {
      act: 'seal',
      title: 'Seal the registry',
      role: 'ADMIN',
      risks: ['There is no way back: pools that are listed later never bind a wallet to a sponsor.'],
    },
    [step],
  );
}
