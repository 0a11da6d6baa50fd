import { racePoolAbi } from '@upline/chain';
import { encodeFunctionData } from 'viem';
import type { DeploymentState, PoolState } from '../deploymentState.ts';
import { waitFrom, whyNotDue, windowFrom } from '../due.ts';
import { moment } from '../moment.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import { poolIn, poolsOf, type Target } from '../target.ts';

interface OnPools {
  target: Target;
}

type Call = 'queue_retirement' | 'retire' | 'cancel_retirement';

function callOf({ name, address }: PoolState, functionName: Call): Step['call'] {
  const data = encodeFunctionData({ abi: racePoolAbi, functionName });
  return { what: `${name}: ${functionName}()`, to: address, data };
}

const where = (target: Target, pools: readonly PoolState[]) =>
  target === 'all' ? 'all pools' : `${pools[0]?.name}`;

const announced = ({ pendingRetirement }: PoolState) =>
  pendingRetirement ? `announced, from ${moment(pendingRetirement.readyAt)}` : 'not announced';

const isOver = ({ name, isRetired }: PoolState) => (isRetired ? `${name} is retired already.` : null);

/** Plans the announcement of a permanent end of purchases, possible after 48 hours, for 14 days. */
export function planQueueRetirement(situation: DeploymentState, { target }: OnPools): ActPlan {
  const pools = poolsOf(situation, target);
  const steps = pools.map(
    (pool): Step => ({
      where: pool.name,
      holder: pool.admin,
      call: callOf(pool, 'queue_retirement'),
      refusal: isOver(pool),
      changes: [
        {
          where: pool.name,
          what: 'the end of purchases',
          from: announced(pool),
          to: 'announced',
          isSeen: (after) => {
            const pending = poolIn(after, pool.address)?.pendingRetirement;
            return pending != null && pending.readyAt !== pool.pendingRetirement?.readyAt;
          },
        },
      ],
      waits: [waitFrom(situation.at, `${pool.name}: purchases can be ended`)],
      told: { kind: 'retirementAnnounced', position: pool.position, ...windowFrom(situation.at) },
    }),
  );
  const replaced = pools.filter(({ pendingRetirement }) => pendingRetirement).map(({ name }) => name);
  return planOf(
    situation,
    {
      act: 'retire announce',
      title: `Announce the end of purchases in ${where(target, pools)}`,
      role: 'ADMIN',
      risks: [
        ...(replaced.length > 0
          ? [`${replaced.join(', ')}: announced already; the 48 hours begin again.`]
          : []),
        'Members with places there earn nothing more once it is done. Tell members why, and what comes next.',
      ],
    },
    steps,
  );
}

/** Plans the announced permanent end of purchases. */
export function planRetire(situation: DeploymentState, { target }: OnPools): ActPlan {
  const pools = poolsOf(situation, target);
  const steps = pools.map(
    (pool): Step => ({
      where: pool.name,
      holder: pool.admin,
      call: callOf(pool, 'retire'),
      refusal:
        isOver(pool) ?? whyNotDue(`${pool.name}: the end of purchases`, pool.pendingRetirement, situation.at),
      changes: [
        {
          where: pool.name,
          what: 'purchases',
          from: 'sold',
          to: 'ended for ever',
          isSeen: (after) => poolIn(after, pool.address)?.isRetired === true,
        },
      ],
      told: { kind: 'retired', position: pool.position },
    }),
  );
  return planOf(
    situation,
    {
      act: 'retire apply',
      title: `End purchases in ${where(target, pools)} for ever`,
      role: 'ADMIN',
      risks: [
        'There is no way back. Claims go on for ever.',
        'Members with places there earn nothing more, and begin from nothing in a new pool of the level.',
      ],
    },
    steps,
  );
}

/** Plans the cancellation of an announced end, even if the announcement has expired. */
export function planCancelRetirement(situation: DeploymentState, { target }: OnPools): ActPlan {
  const pools = poolsOf(situation, target);
  const steps = pools.map(
    (pool): Step => ({
      where: pool.name,
      holder: pool.admin,
      call: callOf(pool, 'cancel_retirement'),
      refusal: pool.pendingRetirement ? null : `${pool.name}: the end of purchases is not announced.`,
      changes: [
        {
          where: pool.name,
          what: 'the end of purchases',
          from: announced(pool),
          to: 'not announced',
          isSeen: (after) => poolIn(after, pool.address)?.pendingRetirement === null,
        },
      ],
      told: { kind: 'retirementWithdrawn', position: pool.position },
    }),
  );
  return planOf(
    situation,
    {
      act: 'retire cancel',
      title: `Take back the announced end of ${where(target, pools)}`,
      role: 'ADMIN',
      risks: ['Members were told of the end: tell them that it does not come.'],
    },
    steps,
  );
}
