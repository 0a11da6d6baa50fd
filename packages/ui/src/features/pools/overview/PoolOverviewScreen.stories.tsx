import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { globalLevels, levels, paths, raceLevels } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { PoolOverviewScreen } from './PoolOverviewScreen.tsx';

/** All nine levels at a glance. Prices and shares are built in. */
const meta = {
  title: 'Screens/Pools/Overview',
  component: PoolOverviewScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.poolOverview, { backend: growingMember }),
} satisfies Meta<typeof PoolOverviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ userEvent, fakes: { backend, ports } }) => {
    await expect(screen.getByRole('heading', { level: 2, name: '5 Gen' }).parentElement).toHaveTextContent(
      `${raceLevels.length} pools`,
    );
    const shared = screen.getByRole('heading', { level: 2, name: 'Global Share' });
    await expect(shared.parentElement).toHaveTextContent(`${globalLevels.length} pools`);
    const cells = within(screen.getByRole('region', { name: 'Levels' })).getAllByRole('listitem');
    await expect(cells).toHaveLength(levels.length);
    await expect(cells[8]).toHaveTextContent(/^Level 9Global Pool\$1,500/);
    await waitFor(() =>
      expect(cells[0]).toHaveTextContent(`${backend.chain.pool(1).places.size} membersActivated`),
    );
    await expect(cells[3]).toHaveTextContent(/Purchase$/);
    await userEvent.click(screen.getByRole('link', { name: 'Level 6' }));
    await expect(ports.navigation.visits.get()).toEqual(['/dashboard/globalpool']);
  },
};

/** The next level is bought from here, and the other cells lead to their family's screen. */
export const Purchase: Story = {
  play: async ({ userEvent, fakes: { ports } }) => {
    const button = await screen.findByRole('button', { name: 'Purchase Level 4 for $200' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Buy Level 4' })).toBeVisible();
    await expect(ports.navigation.visits.get(), 'the press does not reach the link').toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The title with its link and both family names fit one line each. */
export const Narrow: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const middle = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    await document.fonts.ready;
    const inOneLine = async (one: HTMLElement, other: HTMLElement) =>
      expect(Math.abs(middle(one) - middle(other))).toBeLessThan(8);
    await inOneLine(
      await canvas.findByRole('heading', { level: 1 }),
      canvas.getByRole('link', { name: 'Transparency' }),
    );
    await inOneLine(
      canvas.getByRole('heading', { level: 2, name: '5 Gen' }),
      canvas.getByRole('heading', { level: 2, name: 'Global Share' }),
    );
  },
};

/** Prices and shares show at once; data of chain and server fills in later. */
export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({
    pools: { load: 'never' },
    backend: () => growingMember({ latency: 'infinite' }),
  }),
  play: async () => {
    await expect(await screen.findByText('Loading levels…')).toBeInTheDocument();
    await expect(screen.getByText('$1,500')).toBeVisible();
  },
};

/** One part failed: one banner for the page, and the rest is shown. */
export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['poolStatistics'] }) }),
  play: async ({ fakes: { backend }, userEvent }) => {
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.getAllByText('Members not known')).toHaveLength(9);
    await expect(await screen.findAllByText('Activated')).toHaveLength(3);
    backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Members not known')).not.toBeInTheDocument());
  },
};
