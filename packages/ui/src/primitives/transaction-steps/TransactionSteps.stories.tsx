import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { TxLink } from '../tx-link/TxLink.tsx';
import { type Step, TransactionSteps, type TransactionStepsProps } from './TransactionSteps.tsx';

const steps: Step[] = [
  { id: 'network', label: 'Check network', status: 'done' },
  { id: 'enroll', label: 'Record your sponsor', status: 'skipped' },
  { id: 'approve', label: 'Approve $50: confirm in wallet', status: 'current' },
  { id: 'confirm', label: 'Wait for confirmation', status: 'waiting' },
];

/**
 * The steps of a chain operation: all are listed from the start, each with its status in words.
 *
 * - For a single wait use **ProgressBar**; for a waiting button use a busy **Button**.
 * - Name the actor in the label: “confirm in wallet”.
 * - Explain a failure in a live **Callout** below; a skipped step says so and is not counted.
 * - Not focusable: a polite live region reads each new step, and the `conclusion` at the end.
 */
const meta = {
  title: 'Primitives/TransactionSteps',
  component: TransactionSteps,
  args: { label: 'Steps of the purchase', steps },
} satisfies Meta<typeof TransactionSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Steps of the purchase' })).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Check networkDone',
      'Record your sponsorNot needed',
      'Approve $50: confirm in walletIn progress',
      'Wait for confirmationWaiting',
    ]);
    await expect(rows[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('status')).toHaveTextContent('Step 2 of 3: Approve $50: confirm in wallet');
  },
};

export const Playground: Story = { tags: ['!test'] };

function Advancing(args: TransactionStepsProps) {
  const [done, setDone] = useState(0);
  return (
    <Stack alignItems="flex-start">
      <TransactionSteps
        {...args}
        steps={args.steps.map((step, index) => ({
          ...step,
          status: index < done ? 'done' : index === done ? 'current' : 'waiting',
        }))}
      />
      <Button onPress={() => setDone(done + 1)}>Next</Button>
    </Stack>
  );
}

/** The live region reads each step as it starts, and the conclusion once. */
export const ReadAloud: Story = {
  args: { conclusion: 'Level 1 is activated', steps: steps.slice(2) },
  render: (args) => <Advancing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(status).toHaveTextContent('Step 1 of 2: Approve $50: confirm in wallet');
    await userEvent.click(next);
    await expect(status).toHaveTextContent('Step 2 of 2: Wait for confirmation');
    await userEvent.click(next);
    await expect(status).toHaveTextContent('Level 1 is activated');
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: {
    steps: [
      { id: 'network', label: 'Check network', status: 'done' },
      { id: 'claim', label: 'Claim $12.50: confirm in wallet', status: 'failed' },
      { id: 'confirm', label: 'Wait for confirmation', status: 'waiting' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Several transactions in a row, each with its own link; the number of steps is open. */
export const WithDetails: Story = {
  tags: ['dark'],
  args: {
    label: 'Steps of the claim',
    steps: [
      {
        id: 'one',
        label: 'Claim $12.50 from the first pool',
        status: 'done',
        detail: <TxLink hash={`0x${'4a'.repeat(32)}`} explorer="https://polygonscan.com" />,
      },
      {
        id: 'two',
        label: 'Claim $3.00 from the second pool',
        status: 'current',
        detail: 'Confirm in wallet',
      },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    if (!first || !second) throw new Error('Two steps were given.');
    await expect(within(first).getByRole('link')).toBeVisible();
    await expect(second).toHaveTextContent('Confirm in wallet');
  },
};

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'long',
        label:
          'Genehmigen Sie dem Vertrag, genau den angezeigten Betrag zu verwenden: bestätigen Sie in der Wallet',
        status: 'current',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  tags: ['phone'],
};
