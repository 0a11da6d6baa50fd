import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportLead } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fakeNow } from '../fakeOperate.play.ts';
import { onOperate, shownOperate } from '../onOperate.play.tsx';
import { ClocksScreen } from './ClocksScreen.tsx';
import { DriftScreen } from './DriftScreen.tsx';
import { FundsScreen } from './FundsScreen.tsx';
import { RolesScreen } from './RolesScreen.tsx';

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** Full pages behind the overview's cards. */
const meta = {
  title: 'Desk/Operate/Pages',
  component: ClocksScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onOperate(),
  globals: desktop,
} satisfies Meta<typeof ClocksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const hour = 3600n;
const clocks = [
  { what: 'pool 7: sells again', from: fakeNow - hour, until: null },
  {
    what: 'pool 5: the announced terms can be applied',
    from: fakeNow + 47n * hour + 1500n,
    until: fakeNow + 383n * hour,
  },
];
const grid = async (name: string) => within(await screen.findByRole('grid', { name }));
/** Table rows without the header. */
const rowsOf = async (name: string) => (await (await grid(name)).findAllByRole('row')).slice(1);

export const Clocks: Story = {
  parameters: { operate: { look: { clocks } } },
  play: async ({ userEvent }) => {
    const table = await grid('Clocks');
    await expect(await table.findByText('47 h 25 min')).toBeVisible();
    await expect(table.getByText('does not expire')).toBeVisible();
    await expect((await rowsOf('Clocks'))[0]).toHaveTextContent('pool 7');
    await userEvent.click(table.getByRole('columnheader', { name: 'What then can be done' }));
    await waitFor(async () => expect((await rowsOf('Clocks'))[0]).toHaveTextContent('pool 5'));
    await userEvent.click(table.getByRole('columnheader', { name: 'Until' }));
    await userEvent.click(table.getByRole('columnheader', { name: 'Until' }));
    await waitFor(async () => expect((await rowsOf('Clocks'))[0]).toHaveTextContent('pool 7'));
    const pages = within(screen.getByRole('navigation', { name: 'Pools' }));
    await expect(pages.getByRole('link', { name: 'Clocks' })).toHaveAttribute('aria-current', 'page');
  },
};

export const NoClocks: Story = {
  play: async () => {
    await expect(await screen.findByText('No clock runs.')).toBeVisible();
  },
};

export const Roles: Story = {
  render: () => <RolesScreen />,
  play: async ({ userEvent }) => {
    const table = await grid('Contract by contract');
    // One ADMIN of the registry and four roles for each of nine pools.
    await expect(await rowsOf('Contract by contract')).toHaveLength(37);
    await expect(table.getByText('Nobody')).toBeVisible();
    await userEvent.click(table.getByRole('columnheader', { name: 'Offered to' }));
    await userEvent.click(table.getByRole('columnheader', { name: 'Offered to' }));
    await waitFor(async () =>
      expect((await rowsOf('Contract by contract'))[0]).toHaveTextContent(/Level 9.*PRODUCT/),
    );
    await expect(screen.getByRole('region', { name: 'Who holds what' })).toBeVisible();
  },
};

export const Funds: Story = {
  render: () => <FundsScreen />,
  parameters: { operate: { pools: { 2: { fund: 0n }, 4: { fund: 9_000_000_000_000n } } } },
  play: async ({ userEvent }) => {
    const table = await grid('Funds');
    await expect(await rowsOf('Funds')).toHaveLength(9);
    await expect(table.getByRole('link', { name: 'Take the fund of level 1' })).toHaveAttribute(
      'href',
      '/operate/acts/fund-product?pool=1',
    );
    await expect(table.getByRole('link', { name: 'Take the fund of level 3' })).toHaveAttribute(
      'href',
      '/operate/acts/fund-royalty?pool=3',
    );
    await expect(table.queryByRole('link', { name: 'Take the fund of level 2' })).not.toBeInTheDocument();
    await userEvent.click(table.getByRole('columnheader', { name: 'Fund' }));
    await waitFor(async () => expect((await rowsOf('Funds'))[0]).toHaveTextContent(/^2/));
    await userEvent.click(table.getByRole('columnheader', { name: 'Fund' }));
    await waitFor(async () => expect((await rowsOf('Funds'))[0]).toHaveTextContent(/^4/));
  },
};

/** Leads see the funds without links to acts. */
export const FundsByLead: Story = {
  render: () => <FundsScreen />,
  beforeEach: startBackend({ backend: supportLead }),
  play: async () => {
    const table = await grid('Funds');
    await expect(await rowsOf('Funds')).toHaveLength(9);
    await expect(table.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Drift: Story = {
  render: () => <DriftScreen />,
  parameters: {
    operate: { look: { faults: ['the registry is not sealed'], laterChanges: ['pool 7 is paused'] } },
  },
  play: async () => {
    const faults = within(await screen.findByRole('region', { name: 'Faults' }));
    await expect(faults.getByText('the registry is not sealed')).toBeVisible();
    const changes = within(screen.getByRole('region', { name: 'Changes by roles' }));
    await expect(changes.getByText('pool 7 is paused')).toBeVisible();
  },
};

export const NoDrift: Story = {
  render: () => <DriftScreen />,
  play: async () => {
    await expect(await screen.findByText('Nothing was changed.')).toBeVisible();
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
  render: () => <FundsScreen />,
  play: async ({ userEvent }) => {
    await rowsOf('Funds');
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    operate.chain = 'fails';
    await userEvent.keyboard('t');
    await expect(await screen.findByText(/Figures are from block 71,204,118/)).toBeVisible();
    await expect(await rowsOf('Funds')).toHaveLength(9);
  },
};

export const OnPhone: Story = {
  tags: ['phone'],
  parameters: { operate: { look: { clocks } } },
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await rowsOf('Clocks');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
