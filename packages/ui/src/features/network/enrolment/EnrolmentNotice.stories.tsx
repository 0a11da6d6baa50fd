import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MockBackend, newMember, walletAt } from '@upline/api/mocks';
import { enrolmentRenewal, longestLine, messages, paths, shortAddress } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { userCancelled } from '../../../ports/fakes/purchaseEndings.ts';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { DashboardScreen } from '../../dashboard/DashboardScreen.tsx';
import { press, unsigned } from './enrolment.play.ts';

/** A member without a signed enrolment: the notice shows the consequence and a button to sign. */
const meta = {
  title: 'Screens/Dashboard/Home',
  component: DashboardScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.dashboard, { backend: unsigned }),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member has signed, the sponsor above has not. */
function waiting(): MockBackend {
  const backend = newMember();
  const above = backend.register({ wallet: walletAt(700), signs: false });
  const me = backend.memberByWallet(backend.wallet);
  if (typeof above === 'string' || !me) throw new Error('Nobody could join.');
  me.sponsor = above.wallet;
  backend.sign(backend.wallet);
  return backend;
}

/** Neither the sponsor nor the next sponsor above has signed. */
function waitingForTwo(): MockBackend {
  const backend = waiting();
  const next = backend.register({ wallet: walletAt(701), signs: false });
  const me = backend.memberByWallet(backend.wallet);
  if (typeof next === 'string' || !me) throw new Error('Nobody could join.');
  next.sponsor = walletAt(700);
  me.sponsor = next.wallet;
  backend.sign(backend.wallet);
  return backend;
}

/** Without the signature, joining members are not credited to this one. */
export const PlaceUnsigned: Story = {
  play: async () => {
    await expect(await screen.findByText(messages['place.unsigned'])).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sign for my place' })).toBeEnabled();
  },
};

export const PlaceSigning: Story = {
  beforeEach: startBackend({ backend: unsigned, places: { sign: 'never' } }),
  tags: ['state-busy'],
  play: (context) => press(context, 'Sign for my place'),
};

/** The signature was rejected in the wallet and can be retried. */
export const PlaceRefused: Story = {
  beforeEach: startBackend({ backend: unsigned, places: { sign: userCancelled.failure } }),
  tags: ['state-error'],
  play: async (context) => {
    await press(context, 'Sign for my place');
    await expect(await screen.findByText('User cancelled the transaction.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sign for my place' })).toBeEnabled();
  },
};

/**
 * The key has signed, but the account's code (EIP-7702) does not confirm it: a transaction records
 * the enrolment.
 */
export const PlaceUpgraded: Story = {
  beforeEach: startBackend({
    backend: unsigned,
    places: { sign: { notice: { id: 'place.walletUpgraded' } } },
  }),
  tags: ['state-error'],
  play: async (context) => {
    await press(context, 'Sign for my place');
    await expect(await screen.findByText(messages['place.walletUpgraded'])).toBeVisible();
    await press(context, 'Record my place');
    await waitFor(() => expect(screen.queryByText(messages['place.unsigned'])).toBeNull());
  },
};

/** The recording transaction was rejected. */
export const PlaceNotRecorded: Story = {
  beforeEach: startBackend({
    backend: unsigned,
    places: { sign: { notice: { id: 'place.walletUpgraded' } }, record: userCancelled.failure },
  }),
  tags: ['state-error'],
  play: async (context) => {
    await press(context, 'Sign for my place');
    await press(context, 'Record my place');
    await expect(await screen.findByText('User cancelled the transaction.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Record my place' })).toBeEnabled();
  },
};

/** The wallet has signed, but the server does not answer. */
export const PlaceNotKept: Story = {
  beforeEach: startBackend({ backend: () => newMember({ signed: false, failing: ['signPlace'] }) }),
  tags: ['state-error'],
  play: async (context) => {
    await press(context, 'Sign for my place');
    await expect(await screen.findByText(messages['place.notKept'])).toBeVisible();
  },
};

/**
 * The sponsor has changed since the page was opened: nothing is signed for a sponsor who was not
 * shown.
 */
export const PlaceOtherSponsor: Story = {
  tags: ['state-error'],
  play: async (context) => {
    await screen.findByText(messages['place.unsigned']);
    const { backend } = context.fakes;
    const other = backend.register({ wallet: walletAt(700) });
    const me = backend.memberByWallet(backend.wallet);
    if (typeof other === 'string' || !me) throw new Error('Nobody could join.');
    me.sponsor = other.wallet;
    await press(context, 'Sign for my place');
    await expect(await screen.findByText(messages['place.otherSponsor'])).toBeVisible();
    await expect(backend.places.hasSigned(backend.wallet)).toBe(false);
    await expect(
      screen.getByText(new RegExp(`You sign that ${shortAddress(backend.display(other.wallet))} is`)),
    ).toBeVisible();
  },
};

/** A smart wallet has withdrawn its signature: the notice asks as for the first one. */
export const PlaceWithdrawn: Story = {
  beforeEach: startBackend({
    backend() {
      const backend = newMember();
      backend.places.withdraw(backend.wallet);
      return backend;
    },
  }),
  play: async () => {
    await expect(await screen.findByText(messages['place.withdrawn'])).toBeVisible();
  },
};

/**
 * The account was upgraded (EIP-7702) after signing: the notice explains it, and a transaction
 * records the enrolment.
 */
export const PlaceLapsed: Story = {
  beforeEach: startBackend({
    backend() {
      const backend = newMember();
      backend.places.withdraw(backend.wallet, 'upgraded');
      return backend;
    },
  }),
  play: async (context) => {
    await expect(await screen.findByText(messages['place.walletUpgraded'])).toBeVisible();
    await press(context, 'Record my place');
    await waitFor(() => expect(screen.queryByText(messages['place.walletUpgraded'])).toBeNull());
  },
};

export const PlaceSigned: Story = {
  play: async (context) => {
    await press(context, 'Sign for my place');
    await expect(await screen.findByText(messages['place.signed'])).toBeVisible();
    const { backend } = context.fakes;
    await expect(backend.places.hasSigned(backend.wallet)).toBe(true);
    await expect(screen.queryByText(messages['place.unsigned'])).toBeNull();
  },
};

/** The signature expires soon: asks for a new one. */
export const PlaceExpiring: Story = {
  beforeEach: startBackend({
    backend() {
      const backend = unsigned();
      backend.sign(backend.wallet, BigInt(Math.floor(backend.now().getTime() / 1000) + enrolmentRenewal - 1));
      return backend;
    },
  }),
  play: async () => {
    await expect(
      await screen.findByText(/^Your signature for your place expires on 2027-01-20\./),
    ).toBeVisible();
  },
};

/** The signature has no effect until a sponsor above has signed. */
export const PlaceWaiting: Story = {
  beforeEach: startBackend({ backend: waiting }),
  play: async () => {
    await expect(await screen.findByText(/^You have signed, but 0x/)).toBeVisible();
  },
};

/** Signed, but below too many unrecorded members for credit. */
export const PlaceFar: Story = {
  beforeEach: startBackend({
    backend() {
      const backend = newMember();
      const line = Array.from({ length: longestLine }, (_, nth) =>
        backend.register({ wallet: walletAt(700 + nth), signs: true }),
      );
      const me = backend.memberByWallet(backend.wallet);
      for (const [nth, member] of line.entries()) {
        if (typeof member === 'string') throw new Error('Nobody could join.');
        if (nth > 0) member.sponsor = walletAt(699 + nth);
      }
      if (me) me.sponsor = walletAt(699 + longestLine);
      backend.sign(backend.wallet);
      return backend;
    },
  }),
  play: async () => {
    await expect(await screen.findByText(/^You have signed, but more than 256 members/)).toBeVisible();
  },
};

export const PlaceAsked: Story = {
  beforeEach: startBackend({ backend: waiting }),
  play: async (context) => {
    await press(context, /^Ask 0x/);
    await expect(await screen.findByText(/was asked to sign\.$/)).toBeVisible();
    const [told] = context.fakes.backend.notifications.of(walletAt(700));
    await expect(told?.kind).toBe('placeAsked');
  },
};

/** One of two missing signers was asked an hour ago; only that one is reported as asked before. */
export const PlaceAskedBefore: Story = {
  beforeEach: startBackend({
    backend() {
      const backend = waitingForTwo();
      backend.places.ask(backend.wallet, walletAt(700));
      return backend;
    },
  }),
  play: async (context) => {
    await press(context, /^Ask 0x/);
    await expect(await screen.findByText(/was already asked today\.$/)).toBeVisible();
    const [told] = context.fakes.backend.notifications.of(walletAt(701));
    await expect(told?.kind).toBe('placeAsked');
  },
};

export const PlaceNotAsked: Story = {
  beforeEach: startBackend({
    backend() {
      const backend = waiting();
      backend.failing.add('askForPlace');
      return backend;
    },
  }),
  tags: ['state-error'],
  play: (context) => press(context, /^Ask 0x/),
};
