import type { Meta, StoryObj } from '@storybook/react-vite';
import { advancePurchase, type PurchaseEvent, startPurchase } from '@upline/domain';
import { expect, type screen, within } from 'storybook/test';
import { PurchaseSteps } from './PurchaseSteps.tsx';

const hash = `0x${'4a'.repeat(32)}`;

/** The live region of the steps; the notices above have their own. */
function announced(canvas: Pick<typeof screen, 'getAllByRole'>) {
  return canvas.getAllByRole('status').at(-1);
}

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

/**
 * The progress of a purchase. One line names the current action; each step has its state as text.
 */
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
      'Check fundsDone',
      'Allow $50In progress',
      'Pay $50Waiting',
      'Confirmation on PolygonWaiting',
    ]);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(announced(canvas)).toHaveTextContent('Step 2 of 4: Allow $50, confirm in wallet');
  },
};

/** Sent but not in a block: the wallet has nothing left to confirm. */
export const Paying: Story = {
  args: { purchase: after(...invested) },
  play: async ({ canvas }) => {
    await expect(announced(canvas)?.textContent).toBe('Step 3 of 4: Pay $50');
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
  tags: ['dark'],
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
    await expect(canvas.getByRole('link', { name: 'Ask about this' })).toHaveAttribute(
      'href',
      `/dashboard/support?transaction=${hash}`,
    );
  },
};

/**
 * Resumed from a journal without the needed prompts: steps are neither “not needed” nor “waiting”.
 */
export const ResumedUnknown: Story = {
  args: {
    purchase: advancePurchase(startPurchase(1, true), {
      type: 'resumed',
      way: 'sequential',
      step: 'confirm',
      prompts: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(announced(canvas)).toHaveTextContent('Step 3 of 3: Confirmation on Polygon');
    await expect(canvas.queryByText('Waiting')).toBeNull();
    await expect(canvas.queryByText('Not needed')).toBeNull();
  },
};
