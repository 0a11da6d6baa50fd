import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ServicesScreen } from './ServicesScreen.tsx';

/** Existing and announced services. Nothing is loaded, so the screen has one state. */
const meta = {
  title: 'Screens/Pools/Services',
  component: ServicesScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.services, { backend: growingMember }),
} satisfies Meta<typeof ServicesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ userEvent, fakes }) => {
    const pools = within(screen.getByRole('region', { name: 'Forge Race' }));
    await expect(pools.getByText('5 Gen')).toBeVisible();
    await expect(pools.getByText('6 pools')).toBeVisible();
    await expect(pools.getByText('Global Share')).toBeVisible();
    await expect(pools.getByText('3 pools')).toBeVisible();
    await userEvent.click(pools.getByRole('link', { name: 'All pools and levels' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual(['/dashboard/pooloverview']);
  },
};

export const ComingSoon: Story = {
  play: async () => {
    for (const name of ['News', 'Royalty', 'Games', 'Events']) {
      await expect(screen.getByRole('article', { name })).toHaveTextContent('Coming Soon');
    }
  },
};
