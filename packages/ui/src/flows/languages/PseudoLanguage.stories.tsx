import type { Meta, StoryObj } from '@storybook/react-vite';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { denseScreens } from './denseScreens.tsx';
import { expectToFit, expectTranslated } from './textPlay.ts';

/**
 * Dense screens in a pseudo-language that is 40 % longer: any English text is hard-coded, and
 * nothing overflows.
 */
const meta = {
  title: 'Text/Pseudo-language',
  tags: ['text', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'pseudo' },
  ...withBackend(),
  play: async (context) => {
    await expectTranslated(context);
    await expectToFit(context);
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
