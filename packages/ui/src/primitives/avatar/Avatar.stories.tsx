import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { light } from '../../tokens/light.ts';
import { Inline } from '../inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const { bg, on } = light.color.pool.global;

const photo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${bg}"/><circle cx="4" cy="3" r="1.6" fill="${on}"/><rect x="1.5" y="5" width="5" height="3" rx="1.5" fill="${on}"/></svg>`,
)}`;

/**
 * A member's photo or generated picture. Write the name beside it, or give a `label`.
 *
 * - Without a photo it shows the picture of the wallet. For wallets of non-members use
 *   **WalletAvatar**.
 * - Not focusable; wrap it in a link or button that has a label.
 */
const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { wallet: '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Photo: Story = {
  args: { photo, label: 'Ada' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ada')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', photo);
  },
};

/** A photo that fails to load shows the picture of the wallet. */
export const PhotoMissing: Story = {
  args: { photo: 'data:image/png;base64,' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvasElement.querySelector('img')?.naturalWidth).toBe(0);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="xs" />
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" />
      <Avatar {...args} size="xl" />
    </Inline>
  ),
};
