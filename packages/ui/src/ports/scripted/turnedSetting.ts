import { createWorld, fullMember, growingMember, newMember, type World } from '@upline/api/mocks';
import { levels, type Position } from '@upline/domain';
import { claimCancelled, claimReverted } from './claimEndings.ts';
import { contractRevert, userCancelled } from './purchaseEndings.ts';
import { type KnobContext, knobsOf, type ReplyKnobs } from './replyKnobs.ts';
import type { Knobs } from './scriptedPorts.ts';

/** How long an answer takes on the toolbar's slow network, milliseconds. */
const slow = 2000;

/** A story's world and what its ports do. */
export interface Setting {
  world: World;
  knobs: Knobs;
}

const members: Partial<Record<string, () => World>> = {
  new: newMember,
  growing: growingMember,
  full: fullMember,
};

/** The same world with other figures; what fails or takes long in it goes on doing so. */
function withFigures(own: World, { referrals, levelsActivated }: ReplyKnobs): World {
  if (referrals === undefined && levelsActivated === undefined) return own;
  const bought = own.activatedOf(own.wallet);
  const activated = levels.map(({ position }): Position => position).slice(0, levelsActivated);
  return createWorld({
    referrals: referrals ?? Math.min(own.referralsOf(own.wallet).length, 60),
    activated: levelsActivated === undefined ? bought : activated,
    name: own.memberByWallet(own.wallet)?.name ?? '',
    latency: own.latency,
    failing: own.failing,
    unreachable: own.unreachable,
  });
}

/** Every port that asks the chain answers, does not answer or fails. */
function chainThat(load: 'answers' | 'never' | 'fails', { pools, claims, balances, ...knobs }: Knobs): Knobs {
  return {
    ...knobs,
    pools: { ...pools, load },
    claims: { ...claims, load },
    balances: { ...balances, load },
  };
}

const dataStates = {
  loaded({ world, knobs }: Setting): Knobs {
    world.latency = 0;
    world.failing.clear();
    world.unreachable.clear();
    return chainThat('answers', knobs);
  },
  loading({ world, knobs }: Setting): Knobs {
    world.latency = 'infinite';
    return chainThat('never', knobs);
  },
  failed({ world, knobs }: Setting): Knobs {
    world.offline = true;
    return chainThat('fails', knobs);
  },
};

const chains = {
  happy: (knobs: Knobs): Knobs => ({ ...knobs, pools: {}, claims: {}, wallet: {} }),
  rejects: (knobs: Knobs): Knobs => ({
    ...knobs,
    pools: { ending: userCancelled },
    claims: { ending: claimCancelled },
    wallet: { ...knobs.wallet, connect: 'rejected', sign: 'rejected', switchNetwork: 'rejected' },
  }),
  reverts: (knobs: Knobs): Knobs => ({
    ...knobs,
    pools: { ending: contractRevert('AlreadyInvested') },
    claims: { ending: claimReverted },
  }),
  slow: (knobs: Knobs): Knobs => ({
    ...knobs,
    pools: { ...knobs.pools, pace: slow },
    claims: { ...knobs.claims, pace: slow },
  }),
};

const networks: Partial<Record<string, (setting: Setting) => Knobs>> = {
  slow({ world, knobs }) {
    if (world.latency !== 'infinite') world.latency = slow;
    return chains.slow(knobs);
  },
  offline({ world, knobs }) {
    world.offline = true;
    return { ...chainThat('fails', knobs), isOnline: false };
  },
};

/** A story's own setting, as toolbar and controls turn it. */
export function turnedSetting(make: () => World, own: Knobs, context: KnobContext): Setting {
  const { member, network } = context.globals;
  const turned = knobsOf(context);
  const world = withFigures((members[member] ?? make)(), turned);
  const asked = turned.dataState ? dataStates[turned.dataState]({ world, knobs: own }) : own;
  const chained = turned.chain ? chains[turned.chain](asked) : asked;
  return { world, knobs: networks[network]?.({ world, knobs: chained }) ?? chained };
}
