import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%230B756F"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="white"/%3E%3Crect x="1.5" y="5" width="5" height="3" rx="1.5" fill="white"/%3E%3C/svg%3E';

/** Who somebody is, at a glance. The name stands beside it; where it does not, give `label`. */
const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Ada' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Photo: Story = {
  args: { photo, label: 'Ada' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ada')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', photo);
  },
};

export const Anonymous: Story = { args: { name: '' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="xs" />
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" />
      <Avatar {...args} size="l" />
      <Avatar {...args} size="xl" />
    </Inline>
  ),
};
