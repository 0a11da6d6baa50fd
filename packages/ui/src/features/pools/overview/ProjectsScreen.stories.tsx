import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen } from 'storybook/test';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ProjectsScreen } from './ProjectsScreen.tsx';

/** The placeholder screen of the menu item “Projects”. */
const meta = {
  title: 'Screens/Pools/Projects',
  component: ProjectsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.projects, { backend: growingMember }),
} satisfies Meta<typeof ProjectsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComingSoon: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expect(screen.getByText('Coming Soon')).toBeVisible();
  },
};
