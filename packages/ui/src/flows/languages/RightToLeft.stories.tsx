import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { denseScreens } from './denseScreens.tsx';
import { expectToFit } from './textPlay.ts';

/** Dense screens in long right-to-left text: nothing is wider than the page. */
const meta = {
  title: 'Text/Right to left',
  tags: ['text', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'pseudo-rtl' },
  ...withBackend(),
  play: async (context) => {
    await expectToFit(context);
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Access: Story = denseScreens.access;

export const Dashboard: Story = denseScreens.dashboard;

export const ForgeRace: Story = denseScreens.forgeRace;

export const Profile: Story = denseScreens.profile;

export const Wallet: Story = denseScreens.wallet;

export const Support: Story = denseScreens.support;
