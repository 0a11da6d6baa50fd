import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileInfo } from './ProfileInfo.tsx';

/** A member's wallet, sponsor's wallet and ID, each with a copy button. */
const meta = {
  title: 'Patterns/Profile info',
  component: ProfileInfo,
  tags: ['autodocs', 'spec-2'],
  args: {
    identity: {
      wallet: '0x2360679774997896964091736687312354406000',
      upline: '0x8541019662496845446137605030968531609000',
      isOperator: false,
      memberId: '7KQ2-M9XD',
    },
  },
} satisfies Meta<typeof ProfileInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0x2360…6000')).toBeVisible();
    await expect(canvas.getByText('0x854101…31609000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '7KQ2-M9XD Copy' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Copy/ })).toHaveLength(3);
  },
};

const root = {
  wallet: '0x2360679774997896964091736687312354406000',
  upline: '',
  isOperator: true,
  memberId: '7KQ2-M9XD',
};

export const NoSponsor: Story = {
  args: { identity: root },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Sponsor')).toBeVisible();
  },
};

/** A member who named no sponsor has the operator as sponsor. */
export const NamedNobody: Story = {
  args: { identity: { ...root, isOperator: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The operator (you named nobody)')).toBeVisible();
  },
};

export const Loading: Story = { args: { identity: null }, tags: ['state-loading'] };
