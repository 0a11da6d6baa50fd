import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorStaff, supportAgent, supportLead } from '@upline/api/mocks';
import { fakeChanges, startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OnlyFor } from '../../shell/OnlyFor.tsx';
import { fakeHash, fakeNow } from '../fakeOperate.play.ts';
import { HistoryScreen } from '../history/HistoryScreen.tsx';
import { onOperate, shownOperate } from '../onOperate.play.tsx';
import { OverviewScreen } from './OverviewScreen.tsx';

/** Overview of the pools as read from the chain. */
const meta = {
  title: 'Desk/Operate/Overview',
  component: OverviewScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onOperate(),
} satisfies Meta<typeof OverviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };
const hour = 3600n;
const region = (name: string) => within(screen.getByRole('region', { name }));
const pools = async () => within(await screen.findByRole('grid', { name: 'Pools' }));

export const Loaded: Story = {
  globals: desktop,
  play: async () => {
    await expect((await (await pools()).findAllByRole('row')).length).toBe(10);
    await expect(await region('Ledger against chain').findByText('Agree')).toBeVisible();
    await expect(region('Solvency').getByText('9 of 9 hold enough')).toBeVisible();
    await expect(region('Changed since the launch').getByText('Nothing')).toBeVisible();
    const holders = region('Who holds what');
    await expect(holders.getByText('Safe, 3 of 3')).toBeVisible();
    await expect(holders.getByText('In 8 of 9 contracts')).toBeVisible();
    await expect(holders.getByText('in 10 contracts')).toBeVisible();
    await waitFor(() => expect(region('Last acts').getAllByRole('listitem')).toHaveLength(4));
    const areas = within(screen.getByRole('navigation', { name: 'Areas' }));
    await expect(areas.getByRole('link', { name: 'Operate' })).toHaveAttribute('aria-current', 'true');
  },
};

/** All warnings and pending changes at once. */
export const Troubled: Story = {
  globals: desktop,
  parameters: {
    operate: {
      look: {
        faults: ['the registry is not sealed'],
        laterChanges: ['pool 7 is paused'],
        clocks: [
          {
            what: 'pool 5: the announced terms can be applied',
            from: fakeNow + 47n * hour,
            until: fakeNow + 383n * hour,
          },
          { what: 'pool 7: sells again', from: fakeNow - hour, until: null },
        ],
      },
      pools: {
        1: { held: 0n },
        2: { isStarted: false },
        4: { pendingRetirement: { readyAt: fakeNow - hour, expiresAt: fakeNow + hour } },
        5: { pendingTerms: { readyAt: fakeNow + 47n * hour, expiresAt: fakeNow + 383n * hour } },
        6: { isRetired: true },
        7: { pausedUntil: fakeNow + 220n * hour },
        8: { pendingTerms: { readyAt: fakeNow - hour, expiresAt: fakeNow + hour } },
        9: { pendingRetirement: { readyAt: fakeNow + 2n * hour, expiresAt: fakeNow + 9n * hour } },
      },
    },
  },
  play: async () => {
    const table = await pools();
    for (const state of [
      'Not started',
      'Retired',
      'Paused, 9 d left',
      'Terms in 47 h',
      'Terms can be applied',
      'Can end in 2 h',
      'Can be ended',
    ]) {
      await expect(await table.findByText(state)).toBeInTheDocument();
    }
    await expect(region('Solvency').getByText('8 of 9 hold enough')).toBeVisible();
    await expect(region('Changed since the launch').getByText('2 differences')).toBeVisible();
    const clocks = region('Clocks');
    await expect(clocks.getByText('2 running')).toBeVisible();
    await expect(clocks.getByText('47 h')).toBeVisible();
    await expect(clocks.getByText(/does not expire/)).toBeVisible();
  },
};

/** The ledger's health is unknown, which is shown as a warning. */
export const NoHealth: Story = {
  tags: ['state-error'],
  globals: desktop,
  beforeEach: startBackend({ backend: () => operatorStaff({ failing: ['deskHealth'] }) }),
  play: async () => {
    await pools();
    await expect(region('Ledger against chain').getByText('Not known')).toBeVisible();
    await expect(region('Follower').getByText('The server does not say.')).toBeVisible();
  },
};

/** Replaces the ledger's state in the server's health reply. */
function withLedger(ledger: { state: 'contradicted' | 'starting'; message: string }): Story['beforeEach'] {
  return (context) => {
    startBackend({ backend: operatorStaff })(context);
    const { client } = context.fakes.ports;
    const { call } = client;
    client.call = (async (...asked: Parameters<typeof call>) => {
      const reply = await call(...asked);
      if (asked[0] === 'deskHealth')
        Object.assign((reply as { data: { ledger: object } }).data.ledger, ledger);
      return reply;
    }) as typeof call;
  };
}

/** The chain contradicts the ledger. */
export const Differs: Story = {
  tags: ['state-error'],
  globals: desktop,
  beforeEach: withLedger({ state: 'contradicted', message: 'Level 4 since block 9,990.' }),
  play: async () => {
    await pools();
    await expect(await region('Ledger against chain').findByText('Differ')).toBeVisible();
    await expect(
      region('Ledger against chain').getByText(
        /^Ledger and chain differ since block .* Members see the chain’s figure\. Level 4 /,
      ),
    ).toBeVisible();
  },
};

/** The ledger is still reading the chain, so nothing is compared. */
export const NotCompared: Story = {
  tags: ['state-busy'],
  globals: desktop,
  beforeEach: withLedger({ state: 'starting', message: 'The ledger is reading the chain.' }),
  play: async () => {
    await pools();
    await expect(await region('Ledger against chain').findByText('Not compared')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  parameters: { operate: { chain: 'never' } },
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Reading the chain' })).toBeVisible();
  },
};

/** The last data stays with its age. */
export const NodeSilent: Story = {
  tags: ['state-error', 'spec-8'],
  globals: desktop,
  parameters: { operate: { chain: 'fails' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/^Can’t read the chain\./)).toBeVisible();
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    operate.chain = 'answers';
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pools();
    operate.chain = 'fails';
    await userEvent.keyboard('t');
    await expect(await screen.findByText(/Figures are from block 71,204,118/)).toBeVisible();
    await expect(screen.getByRole('grid', { name: 'Pools' })).toBeVisible();
  },
};

/** Leads see the overview without acts; the rail shows both areas. */
export const ByLead: Story = {
  globals: desktop,
  beforeEach: startBackend({ backend: supportLead }),
  play: async () => {
    await pools();
    const areas = within(screen.getByRole('navigation', { name: 'Areas' }));
    await expect(areas.getByRole('link', { name: 'Support' })).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: 'Acts' })).not.toBeInTheDocument();
  },
};

export const ByAgent: Story = {
  globals: desktop,
  beforeEach: startBackend({ backend: supportAgent }),
  render: () => (
    <OnlyFor roles={['lead', 'operator']} path="/operate">
      <OverviewScreen />
    </OnlyFor>
  ),
  play: async () => {
    await expect(await screen.findByText('This page is for leads.')).toBeVisible();
    await expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  },
};

/** On-chain acts from any sender. */
export const Acts: Story = {
  globals: desktop,
  render: () => <HistoryScreen />,
  // The newest act was sent from this app; older ones were not.
  beforeEach: startBackend({
    backend: () => {
      const backend = operatorStaff();
      const [newest] = fakeChanges(backend.now());
      if (!newest) throw new Error('The chain has seen no act.');
      const calls = [{ contract: newest.contract, callHash: fakeHash(newest.event) }];
      backend.acts.send({ act: 'retire-apply', way: 'file', staff: backend.wallet, calls });
      for (const sent of backend.acts.sent()) sent.at = new Date(newest.at);
      return backend;
    },
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Acts on the chain' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5));
    await waitFor(() => expect(screen.getAllByText('Sent outside this console').length).toBeGreaterThan(0));
    await expect(screen.getAllByText(/^Sent by /)).toHaveLength(1);
  },
};

/** Acts load from the chain, but their senders fail to load. */
export const ActsNotKnown: Story = {
  tags: ['state-error'],
  globals: desktop,
  render: () => <HistoryScreen />,
  beforeEach: startBackend({ backend: () => operatorStaff({ failing: ['deskSentActs'] }) }),
  play: async () => {
    await expect(await screen.findByText('Couldn’t load which acts left this console.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(screen.queryByText('Sent outside this console')).not.toBeInTheDocument();
  },
};

/** A colleague's file waits for a Safe's owners. */
export const SignersWaited: Story = {
  globals: desktop,
  beforeEach: startBackend({
    backend: () => {
      const backend = operatorStaff();
      backend.acts.saveFile({
        act: 'terms-queue',
        values: { pool: '3', fee: '165' },
        actor: backend.wallet,
        nonce: '41',
        fingerprint: '9c41 07de a2b5 11f0',
        calls: [],
        staff: backend.wallet,
      });
      return backend;
    },
  }),
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'Waits for signers' }));
    await expect(await card.findByText('1 act')).toBeVisible();
    await expect(card.getByText('Pool: Level 3 · Joining fee, USDC: 165')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Waits for signers' })).toHaveAttribute(
      'href',
      '/operate/waiting',
    );
  },
};

/** Below 1080 px the pages open in a sheet. */
export const OnPhone: Story = {
  tags: ['phone'],
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    await pools();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.click(screen.getByRole('button', { name: 'Pages' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Pages' }));
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Terms' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: /^Find a page/ }));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Found' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
