import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { noWallet } from '../../../ports/wallet.ts';
import { findToast } from '../../../stories/findToast.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { BalancesScreen } from './BalancesScreen.tsx';

/** The connected wallet's balances and transactions. */
const meta = {
  title: 'Screens/Wallet/Balances',
  component: BalancesScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'chain'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.balances, { backend: growingMember }),
} satisfies Meta<typeof BalancesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (name: string) => within(screen.getByRole('region', { name }));
const rows = () => region('Transactions').findAllByRole('listitem');

/** Levels 1 to 3 cost 300 of the wallet's initial 5,000. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText('2.4175 MATIC')).toBeVisible();
    await expect(region('Balances').getByText('4,700.00 TUSD')).toBeVisible();
    await expect(region('Connected wallet').getByText('Local chain')).toBeVisible();
    const [newest, , , oldest, ...more] = await rows();
    await expect(more).toHaveLength(0);
    await expect(newest).toHaveTextContent('Level 3 bought');
    await expect(newest).toHaveTextContent('−150.00 TUSD');
    await expect(newest?.querySelector('a')).toHaveAttribute('href', expect.stringContaining('/tx/0x'));
    await expect(oldest).toHaveTextContent('Received');
    await expect(oldest).toHaveTextContent('+5,000.00 TUSD');
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

/** A member with nine levels has two pages of transactions. */
export const SecondPage: Story = {
  beforeEach: startBackend({ backend: () => fullMember({ activated: [1, 2, 3, 4, 5, 6, 7, 8, 9] }) }),
  play: async ({ userEvent, fakes }) => {
    const { backend } = fakes;
    backend.claim(backend.wallet, 1);
    await fakes.queries.invalidateQueries();
    await expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    await expect(await rows()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const [only, ...more] = await rows();
    await expect(more).toHaveLength(0);
    await expect(only).toHaveTextContent('+5,000.00 TUSD');
  },
};

/** Claimed rewards appear in the wallet. */
export const Claimed: Story = {
  play: async ({ fakes: { backend, queries } }) => {
    await screen.findByText('4,700.00 TUSD');
    const { amount } = backend.claim(backend.wallet, 1);
    await queries.invalidateQueries();
    await expect(await screen.findByText('Bonus of Level 1 claimed')).toBeVisible();
    const held = `${4_700n + amount / 1_000_000n}`.replace(/\B(?=(\d{3})+$)/g, ',');
    await expect(await screen.findByText(`${held}.00 TUSD`)).toBeVisible();
  },
};

/** A transfer to a wallet that is not a pool. */
export const Sent: Story = {
  beforeEach: startBackend({ backend: newMember, balances: { withdrawal: 1_250_000_000n } }),
  play: async () => {
    await expect(await screen.findByText('3,750.00 TUSD')).toBeVisible();
    const [newest] = await rows();
    await expect(newest).toHaveTextContent('Sent');
    await expect(newest).toHaveTextContent('−1,250.00 TUSD');
  },
};

/** A chain with years of history is not read from its first block for one page. */
export const ReadBackTo: Story = {
  beforeEach: startBackend({ backend: growingMember, balances: { since: '2026-06-01T08:30:00.000Z' } }),
  play: async () => {
    const note = await screen.findByText(/^Transactions before/);
    await expect(note).toHaveTextContent('Transactions before 1 Jun 2026, 08:30 are not listed.');
  },
};

export const NoTransactions: Story = {
  tags: ['state-empty', 'spec-8', 'spec-9'],
  beforeEach: startBackend({ backend: newMember, balances: { matic: 0n, deposit: 0n } }),
  play: async () => {
    await expect(await screen.findByText('No transactions found.')).toBeVisible();
    await expect(await screen.findByText('0.00 MATIC')).toBeVisible();
    await expect(screen.getByText('0.00 TUSD')).toBeVisible();
    await expect(screen.queryByText(/Could not load/)).not.toBeInTheDocument();
  },
};

/**
 * After a reload the wallet may be locked: the session continues, and the wallet must be connected.
 */
export const NotConnected: Story = {
  tags: ['state-empty', 'spec-8'],
  beforeEach: startBackend({ backend: growingMember, wallet: { state: noWallet } }),
  play: async () => {
    await expect(await screen.findByText('No wallet connected.')).toBeVisible();
    await expect(region('Wallet').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
    await expect(screen.queryByText('Transactions')).not.toBeInTheDocument();
  },
};

/** Connecting suffices; the data loads by itself. */
export const Connected: Story = {
  beforeEach: startBackend({ backend: growingMember, wallet: { state: noWallet } }),
  play: async ({ userEvent }) => {
    const card = await screen.findByRole('region', { name: 'Wallet' });
    await userEvent.click(within(card).getByRole('button', { name: 'Connect Wallet' }));
    await expect(await findToast('Wallet connected successfully!')).toBeInTheDocument();
    await expect(await screen.findByText('4,700.00 TUSD')).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Connected wallet' })).toHaveFocus();
  },
};

export const Connecting: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ backend: growingMember, wallet: { state: noWallet, connect: 'never' } }),
  play: async ({ userEvent }) => {
    const card = await screen.findByRole('region', { name: 'Wallet' });
    await userEvent.click(within(card).getByRole('button', { name: 'Connect Wallet' }));
    await expect(await within(card).findByRole('button', { name: 'Connecting…' })).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: growingMember, balances: { load: 'never' } }),
  play: async () => {
    await expect(await screen.findByText('Loading transactions…')).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Balances' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('region', { name: 'Transactions' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText(/MATIC$/)).not.toBeInTheDocument();
  },
};

/** The chain does not answer: no figure and no empty state is shown. */
export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: growingMember, balances: { load: 'fails' } }),
  play: async () => {
    const transactions = within(await screen.findByRole('region', { name: 'Transactions' }));
    await expect(await transactions.findByText('No transactions found.')).toBeVisible();
    await expect(transactions.getByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(region('Balances').getByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.queryByText(/TUSD$/)).not.toBeInTheDocument();
  },
};

export const Recovered: Story = {
  beforeEach: startBackend({ backend: growingMember, balances: { load: 'fails' } }),
  play: async ({ userEvent, fakes }) => {
    const transactions = within(await screen.findByRole('region', { name: 'Transactions' }));
    const retry = await transactions.findByRole('button', { name: 'Retry' });
    fakes.ports.balances.load = 'answers';
    await userEvent.click(retry);
    await expect(await transactions.findByText('Level 3 bought')).toBeVisible();
    await userEvent.click(await region('Balances').findByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('4,700.00 TUSD')).toBeVisible();
  },
};
