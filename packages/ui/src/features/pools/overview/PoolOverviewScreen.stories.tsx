import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { globalLevels, levels, paths, raceLevels } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import { onScreen } from '../../../stories/onScreen.tsx';
import { PoolOverviewScreen } from './PoolOverviewScreen.tsx';

/** All nine levels at a glance. Prices are the product's own, so there is nothing to wait for. */
const meta = {
  title: 'Screens/Pools/Overview',
  component: PoolOverviewScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.poolOverview, { world: growingMember }),
} satisfies Meta<typeof PoolOverviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ userEvent, scripted }) => {
    await expect(screen.getByRole('article', { name: '5 Gen' })).toHaveTextContent(
      `${raceLevels.length} pools`,
    );
    const shared = screen.getByRole('article', { name: 'Global Share' });
    await expect(shared).toHaveTextContent(`${globalLevels.length} pools`);
    const rows = within(screen.getByRole('region', { name: 'Levels' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(levels.length);
    await expect(rows[8]).toHaveTextContent('Level 9Global Pool$1,500');
    await userEvent.click(within(shared).getByRole('link', { name: 'Global Pool' }));
    await expect(scripted.ports.navigation.visits.get()).toEqual(['/dashboard/globalpool']);
  },
};
