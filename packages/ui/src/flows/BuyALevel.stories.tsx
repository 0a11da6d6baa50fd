import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { confirmPurchase } from '../features/pools/levels/confirmPurchase.play.ts';
import { withBackend } from '../ports/fakes/withBackend.tsx';
import { flowOf, press } from './flowOf.tsx';

/** A member buys the first level, from the dashboard to the chain's confirmation. */
const meta = {
  title: 'Flows/Buy a level',
  tags: ['flow', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  ...withBackend(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const levelOne = () => screen.findByRole('article', { name: 'Level 1' });

export const FirstLevel: Story = flowOf({
  start: paths.dashboard,
  backend: newMember,
  steps: [
    {
      does: 'Read on the dashboard which level is next',
      shows: ['Dashboard/Home', 'NewMember'],
      play: async () => {
        await expect(await screen.findByRole('button', { name: 'Buy Level 1' })).toBeVisible();
      },
    },
    {
      does: 'Go to the levels',
      shows: ['Pools/Forge race', 'NoneActivated'],
      play: async ({ userEvent }) => {
        await userEvent.click(screen.getByRole('link', { name: 'View All: 5 Gen' }));
        await expect(await levelOne()).toHaveTextContent('Purchase');
      },
    },
    {
      does: 'Read where the money goes',
      shows: ['Pools/Forge race', 'Terms'],
      play: async (context) => {
        await press(context, 'Purchase Level 1 for $50');
        const dialog = within(await screen.findByRole('dialog', { name: 'Buy Level 1' }));
        // The sheet renders again when the chain answers, which may replace elements found before.
        await waitFor(() => expect(dialog.getByText(/^(1 upline|\d uplines, \$5 each)$/)).toBeVisible());
      },
    },
    {
      does: 'Read what the chain says of it before the wallet opens',
      shows: ['Pools/Forge race', 'Terms'],
      play: async ({ userEvent }) => {
        const dialog = within(screen.getByRole('dialog'));
        await userEvent.click(await dialog.findByRole('button', { name: 'Details' }));
        await expect(await dialog.findByText(/^Passed at block \d+$/)).toBeVisible();
      },
    },
    {
      does: 'Buy and see the chain confirm it',
      shows: ['Pools/Forge race', 'Succeeded'],
      play: async ({ userEvent }) => {
        await confirmPurchase(userEvent, '$50');
        const dialog = within(screen.getByRole('dialog'));
        await expect(await dialog.findByText('Level 1 is activated')).toBeVisible();
      },
    },
    {
      does: 'Go back to the levels',
      shows: ['Pools/Forge race', 'Activated'],
      play: async ({ userEvent }) => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await expect(await levelOne()).toHaveTextContent('Activated');
        await expect(await screen.findByRole('button', { name: 'Purchase Level 2 for $100' })).toBeVisible();
      },
    },
  ],
});
