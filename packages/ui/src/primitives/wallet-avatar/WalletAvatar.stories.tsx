import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Address } from '../address/Address.tsx';
import { Inline } from '../inline/Inline.tsx';
import { WalletAvatar } from './WalletAvatar.tsx';

const wallet = '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E';

/**
 * A generated picture of a wallet without name and photo. It is computed from the wallet: no
 * requests, and equal on every device.
 *
 * - For members with a name or photo use **Avatar**.
 * - It is decorative: screen readers skip it. Always show **Address** beside it. Two wallets may
 *   look alike; never let readers choose a payment's receiver by picture.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/WalletAvatar',
  component: WalletAvatar,
  args: { wallet },
} satisfies Meta<typeof WalletAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const picture = canvasElement.querySelector('svg');
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
    await expect(picture?.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(50);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const BesideItsAddress: Story = {
  render: (args) => (
    <Inline gap="xs">
      <WalletAvatar {...args} size="s" />
      <Address wallet={wallet} />
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <WalletAvatar {...args} size="xs" />
      <WalletAvatar {...args} size="s" />
      <WalletAvatar {...args} size="m" />
      <WalletAvatar {...args} size="l" />
      <WalletAvatar {...args} size="xl" />
    </Inline>
  ),
};

export const Several: Story = {
  tags: ['dark'],
  render: (args) => (
    <Inline>
      {Array.from({ length: 24 }, (_, index) => `0x${(index * 7919).toString(16).padStart(40, '0')}`).map(
        (each) => (
          <WalletAvatar key={each} {...args} wallet={each} />
        ),
      )}
    </Inline>
  ),
};
