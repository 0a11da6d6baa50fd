import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import { withBackend } from '../ports/fakes/withBackend.tsx';
import { flowOf, press } from './flowOf.tsx';

/** A member claims the income of their levels into their wallet. */
const meta = {
  title: 'Flows/Claim',
  tags: ['flow', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  ...withBackend(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const card = async () => within(await screen.findByRole('region', { name: 'Ready to claim' }));

export const OneLevel: Story = flowOf({
  start: paths.dashboard,
  backend: growingMember,
  steps: [
    {
      does: 'Read what can be claimed',
      shows: ['Dashboard/Home', 'ClaimReady'],
      play: async () => {
        await expect(await (await card()).findByRole('button', { name: /from Level 3$/ })).toBeEnabled();
      },
    },
    {
      does: 'Claim, and confirm in the wallet',
      shows: ['Dashboard/Home', 'ClaimSucceeded'],
      play: async (context) => {
        await press(context, /^Claim \$.* from Level 3$/);
        await expect(await (await card()).findByRole('status')).toHaveTextContent(
          /was paid to your wallet\.$/,
        );
        await expect(context.fakes.ports.claims.current.get()).toMatchObject({ status: 'succeeded' });
      },
    },
    {
      does: 'Close it and be ready for the next',
      shows: ['Dashboard/Home', 'ClaimClosed'],
      play: async ({ userEvent }) => {
        await userEvent.click((await card()).getByRole('button', { name: 'Close' }));
        await expect(await (await card()).findByRole('button', { name: /from Level 1$/ })).toBeVisible();
      },
    },
  ],
});
