import { createMockBackend, fullMember, growingMember, type MockBackend, newMember } from '@upline/api/mocks';
import { levels, type Position } from '@upline/domain';
import { claimCancelled, claimReverted } from './claimEndings.ts';
import type { PortSettings } from './fakePorts.ts';
import { contractRevert, userCancelled } from './purchaseEndings.ts';
import { type ControlContext, controlsOf, type StoryControls } from './storyControls.ts';

/** Latency on the toolbar's slow network, milliseconds. */
const slow = 2000;

export interface Setting {
  backend: MockBackend;
  settings: PortSettings;
}

const members: Partial<Record<string, () => MockBackend>> = {
  new: newMember,
  growing: growingMember,
  full: fullMember,
};

/** The same mock backend with other figures; its failures and latency stay. */
function withFigures(own: MockBackend, { referrals, levelsActivated }: StoryControls): MockBackend {
  if (referrals === undefined && levelsActivated === undefined) return own;
  const bought = own.activatedOf(own.wallet);
  const activated = levels.map(({ position }): Position => position).slice(0, levelsActivated);
  return createMockBackend({
    referrals: referrals ?? Math.min(own.referralsOf(own.wallet).length, 60),
    activated: levelsActivated === undefined ? bought : activated,
    name: own.memberByWallet(own.wallet)?.name ?? '',
    latency: own.latency,
    failing: own.failing,
    unreachable: own.unreachable,
  });
}

/** Sets the chain's behaviour in every port that reads it. */
function chainThat(
  load: 'answers' | 'never' | 'fails',
  { pools, claims, balances, ...settings }: PortSettings,
): PortSettings {
  return {
    ...settings,
    pools: { ...pools, load },
    claims: { ...claims, load },
    balances: { ...balances, load },
  };
}

const dataStates = {
  loaded({ backend, settings }: Setting): PortSettings {
    backend.latency = 0;
    backend.failing.clear();
    backend.unreachable.clear();
    return chainThat('answers', settings);
  },
  loading({ backend, settings }: Setting): PortSettings {
    backend.latency = 'infinite';
    return chainThat('never', settings);
  },
  failed({ backend, settings }: Setting): PortSettings {
    backend.offline = true;
    return chainThat('fails', settings);
  },
};

const chains = {
  happy: (settings: PortSettings): PortSettings => ({ ...settings, pools: {}, claims: {}, wallet: {} }),
  rejects: (settings: PortSettings): PortSettings => ({
    ...settings,
    pools: { ending: userCancelled },
    claims: { ending: claimCancelled },
    wallet: { ...settings.wallet, connect: 'rejected', sign: 'rejected', switchNetwork: 'rejected' },
  }),
  reverts: (settings: PortSettings): PortSettings => ({
    ...settings,
    pools: { ending: contractRevert('AlreadyInvested') },
    claims: { ending: claimReverted },
  }),
  slow: (settings: PortSettings): PortSettings => ({
    ...settings,
    pools: { ...settings.pools, pace: slow },
    claims: { ...settings.claims, pace: slow },
  }),
};

const networks: Partial<Record<string, (setting: Setting) => PortSettings>> = {
  slow({ backend, settings }) {
    if (backend.latency !== 'infinite') backend.latency = slow;
    return chains.slow(settings);
  },
  offline({ backend, settings }) {
    backend.offline = true;
    return { ...chainThat('fails', settings), isOnline: false };
  },
};

/** A story's setting after the toolbar's and controls' changes. */
export function storySetting(make: () => MockBackend, own: PortSettings, context: ControlContext): Setting {
  const { member, network } = context.globals;
  const controls = controlsOf(context);
  const backend = withFigures((members[member] ?? make)(), controls);
  const asked = controls.dataState ? dataStates[controls.dataState]({ backend, settings: own }) : own;
  const chained = controls.chain ? chains[controls.chain](asked) : asked;
  return { backend, settings: networks[network]?.({ backend, settings: chained }) ?? chained };
}
