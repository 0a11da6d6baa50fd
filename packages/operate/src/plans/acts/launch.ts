import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { maximumSeats } from '@upline/domain';
import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import type { DeploymentState, PoolState } from '../deploymentState.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import { isListed, poolIn, whyNobody } from '../target.ts';

interface OfPool {
  pool: Address;
}

/** @throws Error if there is no such pool. */
function poolAt(situation: DeploymentState, address: Address): PoolState {
  const found = poolIn(situation, address);
  if (found) return found;
  throw new Error(`What stands at ${address} does not answer as a pool.`);
}

/** Plans a seat without a fee, before the start. */
export function planSeat(
  situation: DeploymentState,
  { pool: address, wallet }: OfPool & { wallet: Address },
): ActPlan {
  const pool = poolAt(situation, address);
  const { name, seats, admin, isStarted } = pool;
  const whyNot = () => {
    const nobody = whyNobody(wallet);
    if (nobody) return nobody;
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

/** Plans the permanent start of purchases, which fixes the seats. */
export function planStart(situation: DeploymentState, { pool: address }: OfPool): ActPlan {
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

/** Plans the permanent seal of the list of pools that may bind wallets. */
export function planSeal(situation: DeploymentState): ActPlan {
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
