import type { Meta, StoryObj } from '@storybook/react-vite';
import { advancePurchase, type PurchaseEvent, startPurchase } from '@upline/domain';
import { expect, within } from 'storybook/test';
import { PurchaseSteps } from './PurchaseSteps.tsx';

const hash = `0x${'4a'.repeat(32)}`;

function after(...events: PurchaseEvent[]) {
  return events.reduce(advancePurchase, startPurchase(1));
}

const checks: PurchaseEvent[] = [
  { type: 'step', step: 'network' },
  { type: 'step', step: 'balance' },
  { type: 'step', step: 'allowance' },
  { type: 'skipped', step: 'enroll' },
  { type: 'step', step: 'approve' },
];
const invested: PurchaseEvent[] = [
  ...checks,
  { type: 'step', step: 'invest' },
  { type: 'sent', step: 'invest', transaction: hash },
];

/** A purchase as it goes. What each step waits for is in its name, how it stands is in a word beside it. */
const meta = {
  title: 'Patterns/Purchase steps',
  component: PurchaseSteps,
  tags: ['autodocs', 'spec-4', 'chain'],
  args: { purchase: after(...checks) },
} satisfies Meta<typeof PurchaseSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approving: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Steps of the purchase' })).getAllByRole(
      'listitem',
    );
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Check networkDone',
      'Check balanceDone',
      'Check allowanceDone',
      'Record your sponsor: confirm in walletNot needed',
      'Approve $50: confirm in walletIn progress',
      'Invest: confirm in walletWaiting',
      'Wait for confirmationWaiting',
    ]);
    await expect(steps[4]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('status')).toHaveTextContent('Step 4 of 6: Approve $50: confirm in wallet');
  },
};

export const Confirming: Story = {
  args: {
    purchase: after(...invested, { type: 'step', step: 'confirm' }),
    explorer: 'https://polygonscan.com',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `https://polygonscan.com/tx/${hash}`);
  },
};

export const Failed: Story = {
  args: {
    purchase: after(...invested, {
      type: 'failed',
      failure: {
        notice: { id: 'toast.contractRevert', values: { name: 'AlreadyInvested' } },
        explanation: { id: 'contract.AlreadyInvested' },
      },
    }),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Contract Revert: AlreadyInvested');
    await expect(alert).toHaveTextContent('You have already bought this level.');
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
};

export const Succeeded: Story = {
  args: { purchase: after(...invested, { type: 'succeeded', transaction: hash, block: 7n }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Level 1 is activated');
    await expect(canvas.queryByText('In progress')).not.toBeInTheDocument();
  },
};

export const Dark: Story = { args: Failed.args, globals: { theme: 'dark' } };
