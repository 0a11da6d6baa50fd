import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, waitFor } from 'storybook/test';
import { userCancelled } from '../../../ports/fakes/purchaseEndings.ts';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ForgeRaceScreen } from './ForgeRaceScreen.tsx';
import { buyButton, openDialog, unlimited } from './previewDialog.play.ts';

/** Revoking the allowance of a pool before a purchase. */
const meta = {
  title: 'Screens/Pools/Forge race',
  component: ForgeRaceScreen,
  tags: ['screen', '!autodocs', 'chain', 'spec-4', 'spec-5', 'spec-8'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.forgeRace, { backend: newMember }),
} satisfies Meta<typeof ForgeRaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function revoke(context: PlayContext) {
  const dialog = await openDialog(context);
  await context.userEvent.click(await dialog.findByRole('button', { name: 'Revoke' }));
  return dialog;
}

export const Revoking: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ pools: { ...unlimited, revoke: 'never' } }),
  play: async (context) => {
    const dialog = await revoke(context);
    const busy = await dialog.findByRole('button', { name: 'Revoking: confirm in wallet' });
    await expect(busy).toHaveFocus();
    await expect(buyButton()).toBeDisabled();
  },
};

/** The allowance is revoked, and the purchase requests the amount it needs. */
export const Revoked: Story = {
  beforeEach: startBackend({ pools: unlimited }),
  play: async (context) => {
    const dialog = await revoke(context);
    const done = await dialog.findByText('The pool can no longer take anything from your wallet.');
    await expect(done.closest('[role=status]')).toHaveFocus();
    await dialog.findByText('Allow $50');
    await expect(dialog.queryByText('The pool may already take')).toBeNull();
    await waitFor(() => expect(buyButton()).toBeEnabled());
  },
};

export const RevokeCancelled: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ pools: { ...unlimited, revoke: userCancelled.failure } }),
  play: async (context) => {
    const dialog = await revoke(context);
    await expect(await dialog.findByText('User cancelled the transaction.')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Revoke' })).toHaveFocus();
    await expect(buyButton()).toBeEnabled();
  },
};

/** Another tab is buying and needs the allowance between approval and payment. */
export const RevokeWhileBuying: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    pools: { ...unlimited, revoke: { notice: { id: 'purchase.revoke.buying' } } },
  }),
  play: async (context) => {
    const dialog = await revoke(context);
    await expect(
      await dialog.findByText(/^A purchase with this wallet is under way and needs the allowance\./),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Revoke' })).toHaveFocus();
  },
};
