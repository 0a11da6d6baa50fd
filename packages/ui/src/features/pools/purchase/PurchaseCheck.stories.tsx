import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PurchaseDialog } from './PurchaseDialog.tsx';
import { offered, seen } from './purchaseOffered.play.ts';

/** The purchase preview from the chain, with the wallet's prompts. */
const meta = {
  title: 'Patterns/Purchase dialog',
  component: PurchaseDialog,
  tags: ['!autodocs', 'spec-4', 'chain'],
  args: offered,
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function seeAsked(...words: string[]) {
  const dialog = within(await screen.findByRole('dialog'));
  const list = within(dialog.getByRole('list', { name: / in your wallet$/ }));
  await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(words);
}

export const OnePrompt: Story = {
  args: seen({ allowance: 50_000_000n, prompts: ['invest'] }),
  play: async () => {
    await seeAsked('Pay $50');
    await expect(screen.getByRole('dialog')).toHaveTextContent('The pool may already take$50.00');
  },
};

export const BySignature: Story = {
  args: seen({ way: 'permit' }),
  play: () => seeAsked('Allow $50 by a signature', 'Pay $50'),
};

export const Batch: Story = {
  args: seen({ way: 'batch', prompts: ['approve', 'invest'] }),
  play: () => seeAsked('Allow and pay $50'),
};

export const ThreePrompts: Story = {
  args: seen({ prompts: ['enroll', 'approve', 'invest'] }),
  play: () => seeAsked('Record your sponsor', 'Allow $50', 'Pay $50'),
};
