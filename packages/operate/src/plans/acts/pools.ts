import { uplineRegistryAbi } from '@upline/chain';
import { levelAt, type Position } from '@upline/domain';
import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import type { Candidate, DeploymentState, PoolState } from '../deploymentState.ts';
import { waitFrom, whyNotDue, windowFrom } from '../due.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import { isListed } from '../target.ts';

interface OfPool {
  pool: Address;
}

/** @throws Error if the situation was read without the pool. */
function candidateIn({ candidate }: DeploymentState, pool: Address): Candidate {
  if (candidate && isAddressEqual(candidate.address, pool)) return candidate;
  throw new Error(`The plan has not read ${pool}.`);
}

/**
 * The reason why the registry would or should not list a contract: it must answer as a pool of this
 * registry and level, and have this build's code.
 */
function whyNotListed(situation: DeploymentState, address: Address, position: Position): string | null {
  if (isListed(situation, address)) return `${address} is listed already.`;
  const { pool, isBuiltHere } = candidateIn(situation, address);
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
  return isBuiltHere
    ? null
    : `The code at ${address} is not that of this build’s pools, and the app sells from no other. Use the sources that it was made of.`;
}

/** Warnings about role holders who hold the role at no listed pool. */
function otherHolders(situation: DeploymentState, address: Address): string[] {
  const { pool } = candidateIn(situation, address);
  if (!pool) return [];
  const roles: readonly [string, (of: PoolState) => Address | null][] = [
    ['ADMIN', ({ admin }) => admin],
    ['MODIFIER', ({ modifier }) => modifier],
    ['PRODUCT', ({ receivers }) => receivers.PRODUCT],
    ['ROYALITY', ({ receivers }) => receivers.ROYALITY],
  ];
  return roles.flatMap(([role, holderIn]) => {
    const usual = [...new Set(situation.pools.map((one) => holderIn(one) ?? 'nobody'))];
    const holder = holderIn(pool) ?? 'nobody';
    return usual.includes(holder)
      ? []
      : [`${role} of ${pool.name} is held by ${holder}, of the listed pools by ${usual.join(', ')}.`];
  });
}

/** Plans the announcement of a further pool, which can be listed after 48 hours, for 14 days. */
export function planQueuePool(
  situation: DeploymentState,
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
    told: { kind: 'poolAnnounced', position, ...windowFrom(at) },
  };
  const risks = [
    'Its code is that of this build’s pools; what its constructor was given is not all seen here. Compare its terms.',
    ...otherHolders(situation, pool),
    ...(announced ? ['It is announced already; the 48 hours begin again.'] : []),
  ];
  const title = `Announce ${pool} as a pool of level ${position}`;
  return planOf(situation, { act: 'pool queue', title, role: 'ADMIN', risks, lookAt: { candidate: pool } }, [
    step,
  ]);
}

/** Plans a permanent listing of a pool. After the seal it requires an announcement. */
export function planAddPool(
  situation: DeploymentState,
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
        ...otherHolders(situation, pool),
        ...(registry.isSealed
          ? []
          : ['The registry is not sealed: this pool will bind wallets to sponsors for ever.']),
      ],
      lookAt: { candidate: pool },
    },
    [step],
  );
}

/** Plans the cancellation of a pool's announcement, even if it has expired. */
export function planCancelPool(situation: DeploymentState, { pool }: OfPool): ActPlan {
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
    told: { kind: 'poolWithdrawn' },
  };
  const title = `Take back the announcement of ${pool}`;
  return planOf(
    situation,
    { act: 'pool cancel', title, role: 'ADMIN', risks: [], lookAt: { candidate: pool } },
    [step],
  );
}
