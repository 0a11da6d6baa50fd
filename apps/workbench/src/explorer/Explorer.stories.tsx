import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { personOf } from '../fakeChain.play.ts';
import { onBench } from '../onBench.play.tsx';
import { bought } from '../recorded/bought.play.ts';
import { transactions } from '../recorded/lists.play.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { AccountsScreen } from './AccountsScreen.tsx';
import { BlockScreen } from './BlockScreen.tsx';
import { BlocksScreen } from './BlocksScreen.tsx';
import { LogsScreen } from './LogsScreen.tsx';
import { StorageScreen } from './StorageScreen.tsx';
import { TransactionsScreen } from './TransactionsScreen.tsx';

/** Explorer: decoded blocks, transactions, events, accounts and storage. */
const meta = {
  title: 'Desk/Bench/Explorer',
  component: TransactionsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onBench(),
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = async (name: string) => within(await screen.findByRole('grid', { name }));

export const Transactions: Story = {
  play: async () => {
    const rows = await table('Transactions');
    await expect(rows.getAllByText('invest_stable_coin').length).toBeGreaterThan(0);
    await expect(rows.getByText('Reverted')).toBeVisible();
    await expect(rows.getAllByText('Done').length).toBeGreaterThan(1);
  },
};

/** Pages to older transactions and back to the newest. */
export const OlderPage: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
    await expect(await screen.findByText('No transactions here.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Newest' }));
    await expect((await (await table('Transactions')).findAllByRole('row')).length).toBeGreaterThan(3);
  },
};

/** J and K move through the rows, Enter opens one. */
export const KeyboardNavigation: Story = {
  play: async ({ userEvent, fakes: { ports } }) => {
    const [, first, second] = (await table('Transactions')).getAllByRole('row');
    await userEvent.keyboard('jj');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(ports.navigation.visits.get()).toEqual([`/bench/tx/${transactions[0]?.hash}`]),
    );
  },
};

export const Blocks: Story = {
  render: () => <BlocksScreen />,
  play: async () => {
    const rows = await table('Blocks');
    await expect(rows.getByRole('link', { name: String(bought.block) })).toHaveAttribute(
      'href',
      `/bench/blocks/${bought.block}`,
    );
  },
};

export const Block: Story = {
  render: () => <BlockScreen which={bought.block} />,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: `Block ${bought.block}` })).toBeVisible();
    await expect((await table('Transactions')).getByText('Leo Haddad')).toBeVisible();
  },
};

/** A block that is not mined yet or was dropped. */
export const BlockMissing: Story = {
  render: () => <BlockScreen which={999_999n} />,
  play: async () => {
    await expect(await screen.findByText('The chain has nothing of this.')).toBeVisible();
    await expect(screen.getByText(/^It is not mined yet/)).toBeVisible();
  },
};

export const Logs: Story = {
  render: () => <LogsScreen />,
  play: async () => {
    const rows = await table('Logs');
    await expect(rows.getAllByText('Invested').length).toBeGreaterThan(0);
    await expect(rows.getAllByText(/fee: \$250\.00/).length).toBeGreaterThan(0);
  },
};

export const NoLogs: Story = {
  render: () => <LogsScreen />,
  parameters: {
    bench: { port: { explore: { logs: async () => ({ rows: [], before: null }) } } },
  },
  play: async () => {
    await expect(await screen.findByText('No events.')).toBeVisible();
  },
};

/** Accounts with a known key or role: balances, levels, sponsor, roles. */
export const Accounts: Story = {
  render: () => <AccountsScreen />,
  play: async () => {
    const rows = await table('Accounts');
    const ada = within(
      rows
        .getByText('Ada Lindqvist', { selector: '[role=rowheader] *' })
        .closest('[role=row]') as HTMLElement,
    );
    await expect(ada.getByText('1, 2, 3, 4, 5, 6, 7, 8, 9')).toBeVisible();
    await expect(rows.getByText(/^ADMIN of Registry, Level 1/)).toBeVisible();
    for (const head of ['Account', 'Coins', 'For gas', 'Levels', 'Sponsor', 'Roles']) {
      await expect(rows.getByRole('columnheader', { name: head })).toBeVisible();
    }
  },
};

export const Account: Story = {
  render: () => <AccountScreen address={personOf('Ada')} />,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Ada Lindqvist' })).toBeVisible();
    await expect(screen.getByText('Address')).toBeVisible();
  },
};

/** An invalid address. */
export const AccountMissing: Story = {
  render: () => <AccountScreen address="nobody" />,
  play: async () => {
    await expect(await screen.findByText('The chain has nothing of this.')).toBeVisible();
  },
};

/** Storage slots with their names from the source. */
export const Storage: Story = {
  render: () => <StorageScreen contract="level-5" />,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Storage of Level 5' })).toBeVisible();
    const rows = await table('Storage');
    await expect(rows.getByText('_sale.joiningFee')).toBeVisible();
    for (const head of ['Name', 'Type', 'Slot', 'Value']) {
      await expect(rows.getByRole('columnheader', { name: head })).toBeVisible();
    }
  },
};

/** The coin contract is external, so no storage layout exists. */
export const NoLayout: Story = {
  render: () => <StorageScreen contract="coin" />,
  play: async () => {
    await expect(
      await screen.findByText('This checkout has no storage layout of this contract.'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { bench: { port: { explore: { transactions: () => new Promise(() => {}) } } } },
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Reading the chain' })).toBeInTheDocument();
  },
};

let isSilent = false;

/** The node is unreachable, and a button retries. */
export const NodeSilent: Story = {
  beforeEach: () => {
    isSilent = true;
  },
  parameters: {
    bench: {
      port: {
        explore: {
          transactions: async () => {
            if (isSilent) throw new Error('fetch failed');
            return { rows: [], before: null };
          },
        },
      },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The node does not answer. Is pnpm dev running?')).toBeVisible();
    isSilent = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('No transactions here.')).toBeVisible());
  },
};
