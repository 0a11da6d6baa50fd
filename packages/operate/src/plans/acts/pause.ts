import { racePoolAbi } from '@upline/chain';
import { pauseCoolDown, pauseLength } from '@upline/domain';
import { encodeFunctionData } from 'viem';
import type { DeploymentState, PoolState } from '../deploymentState.ts';
import { dateOf, moment } from '../moment.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import { poolIn, poolsOf, type Target } from '../target.ts';

function callOf({ name, address }: PoolState, isPause: boolean): Step['call'] {
  const data = encodeFunctionData({ abi: racePoolAbi, functionName: 'set_paused', args: [isPause] });
  return { what: `${name}: set_paused(${isPause})`, to: address, data };
}

function whyNotPaused({ name, ...pool }: PoolState, now: bigint): string | null {
  const { pausedUntil } = pool;
  if (!pool.isStarted) return `${name} has not been started: there is nothing to pause.`;
  if (pool.isRetired) return `${name} is retired: it sells nothing any more.`;
  if (now < pausedUntil)
    return `${name} is paused already, until ${moment(pausedUntil)}. No pause can be made longer.`;
  if (pausedUntil > 0n && now < pausedUntil + pauseCoolDown) {
    return (
      `${name}: PauseNotReady. The last pause ended ${moment(pausedUntil)}. Next pause from ` +
      `${moment(pausedUntil + pauseCoolDown)}.`
    );
  }
  return null;
}

const byFee = (a: PoolState, b: PoolState) => Number(a.terms.joiningFee - b.terms.joiningFee);

/**
 * Plans a pause of purchases for 14 days. The most expensive pool comes first, because the most
 * money is at stake there if calls are mined one by one.
 */
export function planPause(situation: DeploymentState, target: Target): ActPlan {
  const pools = poolsOf(situation, target).toSorted(byFee).toReversed();
  const until = situation.at + pauseLength;
  const steps = pools.map(
    (pool): Step => ({
      where: pool.name,
      holder: pool.admin,
      call: callOf(pool, true),
      refusal: whyNotPaused(pool, situation.at),
      changes: [
        {
          where: pool.name,
          what: 'purchases',
          from: 'open',
          to: `paused for 14 days, until about ${moment(until)}`,
          isSeen: (after) => (poolIn(after, pool.address)?.pausedUntil ?? 0n) > after.at,
        },
      ],
      waits: [
        { what: `${pool.name} sells again by itself`, from: until, until: null },
        { what: `${pool.name} can be paused again`, from: until + pauseCoolDown, until: null },
      ],
      checks: [
        {
          what: 'The pause is not used up',
          figure: pool.pausedUntil === 0n ? 'never paused' : `ended ${moment(pool.pausedUntil)}`,
        },
      ],
      told: { kind: 'pauseBegan', position: pool.position, until: dateOf(until) },
    }),
  );
  return planOf(
    situation,
    {
      act: 'pause',
      title: target === 'all' ? 'Pause purchases in all pools' : `Pause purchases in ${pools[0]?.name}`,
      role: 'ADMIN',
      risks: [
        'A pause cannot be made longer, and none can follow for 7 days after its end: use the time.',
        'Claims go on. What is in a pool cannot be kept from the members whose it is.',
      ],
    },
    steps,
  );
}

/**
 * Plans the end of a pause. The cheapest pool comes first, since members buy the levels in order.
 */
export function planUnpause(situation: DeploymentState, target: Target): ActPlan {
  const pools = poolsOf(situation, target).toSorted(byFee);
  const steps = pools.map(
    (pool): Step => ({
      where: pool.name,
      holder: pool.admin,
      call: callOf(pool, false),
      refusal: situation.at < pool.pausedUntil ? null : `${pool.name} is not paused.`,
      changes: [
        {
          where: pool.name,
          what: 'purchases',
          from: `paused until ${moment(pool.pausedUntil)}`,
          to: 'open',
          isSeen: (after) => (poolIn(after, pool.address)?.pausedUntil ?? after.at + 1n) <= after.at,
        },
      ],
      waits: [{ what: `${pool.name} can be paused again`, from: situation.at + pauseCoolDown, until: null }],
      told: { kind: 'pauseEnded', position: pool.position },
    }),
  );
  return planOf(
    situation,
    {
      act: 'unpause',
      title: target === 'all' ? 'End the pause in all pools' : `End the pause in ${pools[0]?.name}`,
      role: 'ADMIN',
      risks: ['For 7 days from now no pause can begin. End it only when the reason for it is gone.'],
    },
    steps,
  );
}
