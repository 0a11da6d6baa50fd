import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorStaff } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fakeBenchChain, fakeWorkbenchServices } from '../fakeChain.play.ts';
import { onBench } from '../onBench.play.tsx';
import { WrongChain } from '../ports/bench.tsx';
import { BenchMissing } from './BenchMissing.tsx';

/** Frame of all workbench pages, and the screens that replace them. */
const meta = {
  title: 'Desk/Bench/Frame',
  component: BenchMissing,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen', bench: { controls: <p>Time, mining, snapshots</p> } },
  ...onBench(),
} satisfies Meta<typeof BenchMissing>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** An unknown address, within the frame. */
export const PageMissing: Story = {
  globals: desktop,
  play: async () => {
    await expect(await screen.findByText('There is nothing at this address.')).toBeVisible();
    await expect(
      await screen.findByText('Local chain 137 at 127.0.0.1:8545. Nothing here is money.'),
    ).toBeVisible();
    await expect(
      screen.getByText('Block 1,284 · clock 22 Nov 2026, 16:15 UTC · mining at once'),
    ).toBeVisible();
    const contracts = within(screen.getByRole('navigation', { name: 'Contracts' }));
    await expect(contracts.getAllByRole('link')).toHaveLength(11);
    const areas = within(screen.getByRole('navigation', { name: 'Areas' }));
    await expect(areas.getAllByRole('link')).toHaveLength(1);
    await expect(areas.getByRole('link', { name: 'Bench' })).toHaveAttribute('aria-current', 'true');
  },
};

/** \ hides the controls and shows them again. */
export const Folded: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    const column = await screen.findByRole('complementary', { name: 'Controls' });
    await userEvent.keyboard('\\');
    await waitFor(() => expect(column).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Show the controls' }));
    await expect(await screen.findByRole('complementary', { name: 'Controls' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Fold the controls' })).toBeVisible();
  },
};

/** The key list. */
export const ShortcutsOpen: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await screen.findByText('There is nothing at this address.');
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
    await waitFor(() => expect(dialog.getByText('fold the controls')).toBeVisible());
  },
};

const found = async () => within(await screen.findByRole('listbox', { name: 'Found' }));

/**
 * ⌘K lists pages, and finds functions, blocks, accounts and transactions by text, number or hash.
 */
export const Commands: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { ports } }) => {
    await screen.findByText('There is nothing at this address.');
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Hash, block, address, function' });
    await waitFor(() => expect(field).toHaveFocus());
    const list = await found();
    await expect(list.getByRole('option', { name: /^Storage of Level 3/ })).toBeVisible();
    const ask = async (text: string, option: RegExp) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await waitFor(() => expect(list.getAllByRole('option')[0]).toHaveTextContent(option));
    };
    await ask('1,201', /^Block 1,201/);
    await ask(`0x${'ab'.repeat(32)}`, /^Transaction 0xabab/);
    await ask(`0x${'ab'.repeat(20)}`, /^Account 0xabab/);
    await ask(fakeWorkbenchServices.contracts[1]?.address ?? '', /^Level 1/);
    await ask('jun wat', /^Jun Watanabe/);
    await ask('0xfa87', /invest_stable_coinLeo Haddad/);
    await ask('level 4 invest', /^Level 4 invest_stable_coin/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(ports.navigation.visits.get()).toEqual(['/bench/contracts/level-4/invest_stable_coin']),
    );
  },
};

/** Opened by the button in the bar; the search finds nothing. */
export const NothingFound: Story = {
  tags: ['state-empty'],
  globals: desktop,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Hash, block, address, function/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'zzz');
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
  },
};

/** Signed-in users see their areas beside the workbench. */
export const SignedIn: Story = {
  globals: desktop,
  beforeEach: startBackend({ backend: operatorStaff }),
  play: async () => {
    const areas = within(await screen.findByRole('navigation', { name: 'Areas' }));
    await expect(await areas.findByRole('link', { name: 'Operate' })).toHaveAttribute('href', '/operate');
  },
};

/** A fork shows its fork block and mining interval. */
export const OnFork: Story = {
  globals: desktop,
  parameters: {
    bench: {
      port: {
        look: async () => ({
          ...fakeBenchChain,
          forkBlock: 71204118,
          block: 71204120n,
          mining: { kind: 'every', seconds: 2 },
        }),
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^Fork of block 71204118, chain 137, at/)).toBeVisible();
    await expect(screen.getByText(/mining every 2 s$/)).toBeVisible();
  },
};

/** Manual mining. */
export const ManualMining: Story = {
  globals: desktop,
  parameters: {
    bench: { port: { look: async () => ({ ...fakeBenchChain, mining: { kind: 'byHand' } }) } },
  },
  play: async () => {
    await expect(await screen.findByText(/mining by hand$/)).toBeVisible();
  },
};

/** A node other than the declared one blocks all pages. */
export const WrongNode: Story = {
  parameters: {
    bench: {
      port: {
        backend: async () => {
          throw new WrongChain('The node is Geth.');
        },
      },
    },
  },
  play: async () => {
    await expect(
      await screen.findByText('Bench works on a local chain or a declared fork only.'),
    ).toBeVisible();
    await expect(screen.getByText(/Start one with pnpm dev\.$/)).toBeVisible();
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

let isSilent = false;

/** An unreachable node can be retried. */
export const NodeSilent: Story = {
  beforeEach: () => {
    isSilent = true;
  },
  parameters: {
    bench: {
      port: {
        backend: async () => {
          if (isSilent) throw new Error('fetch failed');
          return fakeWorkbenchServices;
        },
      },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Can’t read the chain.')).toBeVisible();
    await expect(screen.getByText('The node does not answer. Is pnpm dev running?')).toBeVisible();
    isSilent = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('There is nothing at this address.')).toBeVisible();
  },
};

let isAnother = false;

/** Another chain replaced the open one: all its data disappears. */
export const ChainChanged: Story = {
  beforeEach: () => {
    isAnother = false;
  },
  parameters: {
    bench: {
      port: {
        look: async () => {
          if (isAnother) throw new WrongChain('The chain is not the one that the deployment was made on.');
          return fakeBenchChain;
        },
      },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('There is nothing at this address.')).toBeVisible();
    isAnother = true;
    await expect(await screen.findByText('This is another chain now.')).toBeVisible();
    await expect(screen.getByText(/^The node was started again or replaced\./)).toBeVisible();
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    isAnother = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('There is nothing at this address.')).toBeVisible();
  },
};

/** Below 1080 px the pages open in a sheet, and the controls are below the page. */
export const OnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pages' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Pages' }));
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Level 9' })).toBeVisible());
  },
};
