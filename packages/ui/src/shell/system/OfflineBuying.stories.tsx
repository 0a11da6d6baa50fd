import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { ForgeRaceScreen } from '../../features/pools/levels/ForgeRaceScreen.tsx';
import { onScreen } from '../../stories/onScreen.tsx';

/** Buying is disabled while the device is offline. */
const meta = {
  title: 'Screens/System/Offline buying',
  component: ForgeRaceScreen,
  tags: ['screen', '!autodocs', 'state-error'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.forgeRace, { backend: growingMember }),
} satisfies Meta<typeof ForgeRaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const purchaseButton = () => screen.findByRole('button', { name: /^Purchase Level/ });

export const NothingBought: Story = {
  play: async ({ fakes }) => {
    await expect(await purchaseButton()).toBeEnabled();
    fakes.ports.connection.isOnline.set(false);
    await waitFor(async () => expect(await purchaseButton()).toBeDisabled());
  },
};

export const BuyingAgain: Story = {
  play: async (context) => {
    await NothingBought.play?.(context);
    context.fakes.ports.connection.isOnline.set(true);
    await waitFor(async () => expect(await purchaseButton()).toBeEnabled());
  },
};
