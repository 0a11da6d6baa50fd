import type { Meta, StoryObj } from '@storybook/react-vite';
import { advancePurchase, levelAt, startPurchase } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { isUncovered } from '../../../primitives/dialog/isUncovered.ts';
import { PurchaseDialog } from './PurchaseDialog.tsx';
import { ada, legsOf, offered, root, seen, sponsor } from './purchaseOffered.play.ts';

/** The complete offer, then the steps of the payment. */
const meta = {
  title: 'Patterns/Purchase dialog',
  component: PurchaseDialog,
  tags: ['!autodocs', 'spec-4', 'chain'],
  args: offered,
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ['dark'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy Level 1' });
    await expect(dialog).toHaveTextContent('0x2221…3532');
    await expect(dialog).toHaveTextContent('Your sponsor');
    await expect(dialog).toHaveTextContent('A fee is final. You may never get it back.');
    await userEvent.click(screen.getByRole('button', { name: 'Buy for $50' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const FirstPurchase: Story = {
  args: {
    offer: {
      status: 'loaded',
      data: { fee: levelAt(1).fee, receiver: sponsor, isDirect: true, binds: sponsor },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Your sponsor, for good0x2221…3532');
  },
};

/** The bonus skips the sponsor that the purchase records. */
export const FirstPurchasePastSponsor: Story = {
  args: {
    offer: {
      status: 'loaded',
      data: {
        fee: levelAt(1).fee,
        receiver: '0x8Ba1f109551bD432803012645Ac136ddd64DBA72',
        isDirect: false,
        binds: sponsor,
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('Bonus goes to0x');
    await expect(dialog).toHaveTextContent('This records 0x2221…3532 as your sponsor, for good.');
  },
};

export const NearestUpline: Story = {
  args: {
    position: 3,
    offer: {
      status: 'loaded',
      data: { fee: levelAt(3).fee, receiver: ada, isDirect: false, binds: null },
    },
    ...seen({ legs: legsOf(3, { referral: ada, instead: sponsor, holders: 12 }) }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy Level 3' });
    await expect(dialog).toHaveTextContent(
      'To Ada Lindqvist, the nearest above you with Level 3. Your sponsor Isla Campbell has not bought it and misses this.',
    );
    await expect(dialog).toHaveTextContent('Shared by 12 earlier membersThe operator is among them$105');
    await expect(dialog).toHaveTextContent(/Paid in\s*USDC\s*0x8Ba1…BA72/);
    await expect(dialog).not.toHaveTextContent('Bonus goes to');
  },
};

/** The terms come before the offer and the purchase button. */
export const TermsFirst: Story = {
  args: {
    offer: {
      status: 'loaded',
      data: { fee: levelAt(1).fee, receiver: sponsor, isDirect: true, binds: null, asksForTerms: true },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy Level 1' });
    await expect(dialog).toHaveTextContent('Do you accept the terms?');
    await expect(dialog).not.toHaveTextContent('Bonus goes to');
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { offer: { status: 'loading' } },
  tags: ['state-loading'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Buy for $50' })).toBeDisabled();
  },
};

export const LoadFailed: Story = {
  args: { offer: { status: 'failed', onRetry: fn() } },
  tags: ['state-error'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Buy for $50' })).toBeDisabled();
    await expect(screen.getByRole('dialog')).toHaveTextContent('Could not load. This may not be complete.');
  },
};

/** The pool's price differs from the card's: the dialog reports it and disables the purchase. */
export const PriceDiffers: Story = {
  args: {
    offer: {
      status: 'loaded',
      data: { fee: 55_500_000n, receiver: sponsor, isDirect: true, binds: null },
    },
  },
  tags: ['state-error'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Buy for $50' })).toBeDisabled();
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent('Invalid purchase details.');
    await expect(alert).toHaveTextContent('The pool asks $55.50, not the $50 that this page shows.');
  },
};

const running = advancePurchase(startPurchase(1), { type: 'step', step: 'balance' });

export const Running: Story = {
  args: { purchase: running },
  tags: ['state-busy'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('the purchase goes on');
    await userEvent.click(within(dialog).getByText('Close'));
    await expect(args.onBuy).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    purchase: advancePurchase(running, {
      type: 'failed',
      failure: { notice: { id: 'toast.userCancelled' } },
    }),
  },
  tags: ['state-error'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('User cancelled the transaction.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

/** The success mark is drawn once. The dialog does not urge the member to recruit. */
export const Succeeded: Story = {
  tags: ['dark'],
  args: {
    purchase: advancePurchase(running, { type: 'succeeded', transaction: `0x${'ab'.repeat(32)}`, block: 7n }),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Level 1 is yours' });
    await expect(dialog).toHaveTextContent('$50, not final yet paid');
    await expect(dialog).toHaveTextContent('Your placeBeing recorded…');
    const words = screen.getByText('Level 1 is activated');
    await expect(words.closest('[role=status]')).not.toBeNull();
    const check = screen.getByRole('dialog').querySelector('path[pathLength]');
    if (!check) throw new Error('No check is drawn.');
    await expect(getComputedStyle(check).animationIterationCount).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/**
 * The level is already owned and this purchase sent nothing: the dialog shows neither payment nor
 * steps.
 */
export const AlreadyOwned: Story = {
  args: {
    purchase: advancePurchase(running, {
      type: 'succeeded',
      transaction: null,
      block: 7n,
      wasOwned: true,
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Level 1 is yours' });
    await expect(dialog).toHaveTextContent('This level was already yours. Nothing was paid now.');
    await expect(dialog).not.toHaveTextContent('$50');
    await expect(dialog).not.toHaveTextContent('Being recorded…');
    await expect(dialog).not.toHaveTextContent('of 4 done');
  },
};

/** The level is owned, but no node has the transaction: the dialog names no payment. */
export const PaymentUnknown: Story = {
  args: { purchase: advancePurchase(running, { type: 'succeeded', transaction: null, block: 7n }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Level 1 is yours' });
    await expect(dialog).toHaveTextContent('Your ledger shows the transaction that paid for it.');
    await expect(dialog).not.toHaveTextContent('$50');
  },
};

/**
 * Taller than the window: actions and warnings stay visible, the rest scrolls, and the focused
 * element is never covered.
 */
export const Tall: Story = {
  tags: ['text'],
  args: {
    offer: {
      status: 'loaded',
      data: { fee: levelAt(1).fee, receiver: sponsor, isDirect: true, binds: sponsor },
    },
    ...seen({ isUnlimited: true, allowance: 2n ** 256n - 1n, prompts: ['enroll', 'approve', 'invest'] }),
  },
  play: async ({ userEvent }) => {
    const buy = await screen.findByRole('button', { name: 'Buy for $50' });
    await waitFor(() => expect(isUncovered(buy)).toBe(true));
    await expect(isUncovered(screen.getByText('A fee is final. You may never get it back.'))).toBe(true);
    const dialog = screen.getByRole('dialog');
    const rest = dialog.firstElementChild;
    await expect(rest?.scrollHeight).toBeGreaterThan(rest?.clientHeight ?? 0);
    const names: string[] = [];
    for (let stop = 0; stop < 20 && document.activeElement !== buy; stop++) {
      await userEvent.tab();
      const { activeElement } = document;
      await expect(isUncovered(activeElement), activeElement?.textContent ?? '').toBe(true);
      names.push(activeElement?.textContent ?? '');
    }
    await expect(names.slice(-3), 'the actions come last').toEqual(['Revoke', 'Cancel', 'Buy for $50']);
  },
};

/**
 * The complete offer of a first purchase fits a phone. This buyer joined without a sponsor, so the
 * operator is theirs.
 */
export const Phone: Story = {
  args: {
    offer: {
      status: 'loaded',
      data: {
        fee: levelAt(1).fee,
        receiver: root,
        operator: root,
        isDirect: true,
        binds: root,
      },
    },
    ...seen({ binds: root, legs: legsOf(1, { referral: root, uplines: [root] }) }),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const rest = dialog.firstElementChild;
    await expect(rest?.scrollHeight).toBe(rest?.clientHeight);
    await expect(dialog).toHaveTextContent('The operator, your sponsor for good$10');
    await expect(dialog).toHaveTextContent('of it $20 for 4 missing uplines$35');
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(screen.getByText(/^Passed at block/, { selector: 'dd' })).toBeVisible());
  },
};

/** The transaction's events show another split than the offer. */
export const PaidElsewhere: Story = {
  args: {
    purchase: advancePurchase(running, { type: 'succeeded', transaction: `0x${'ab'.repeat(32)}`, block: 7n }),
    isFinal: true,
    place: {
      status: 'loaded',
      data: { index: 41, above: { wallet: ada, name: 'Ada Lindqvist', slot: 3 } },
    },
    paid: {
      status: 'loaded',
      data: { legs: legsOf(1, { uplines: [ada, root] }), isChanged: true },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Level 1 is yours' });
    await expect(dialog).toHaveTextContent('Where the $50 went');
    await expect(dialog).toHaveTextContent('2 uplines, $5 eachAda Lindqvist, the operator$10');
    await expect(dialog).toHaveTextContent('of it $15 for 3 missing uplines$30');
    await expect(dialog).toHaveTextContent('Your place changed between the price sheet and the block');
    await expect(dialog).toHaveTextContent('The five slots under Isla Campbell are taken');
  },
};
