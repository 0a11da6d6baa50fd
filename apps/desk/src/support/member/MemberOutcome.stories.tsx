import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookAt, type MockBackend, supportAgent, walletAt } from '@upline/api/mocks';
import { noTopic } from '@upline/domain';
import { startBackend } from '@upline/ui/stories';
import { expect, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from '../ticket/DeskTicketScreen.tsx';
import { input as reply } from '../ticket/ticket.play.ts';
import { besideTicket, outcome, written } from './member.play.ts';

/** The member panel: the outcome of the ticket’s transaction. */
const meta = {
  title: 'Desk/Support/Member',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  ...onDesk(),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member with tickets. */
const asker = walletAt(7003);

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** Creates a ticket about a transaction with the given outcome. */
function aboutOutcome(told: Parameters<MockBackend['outcomes']['set']>[1], isRead = true) {
  return startBackend({
    backend: () => {
      const backend = supportAgent();
      const hash = `0x${'ab'.repeat(32)}`;
      backend.outcomes.set(hash, told);
      backend.isChainReachable = isRead;
      const transaction = lookAt(backend, asker, hash);
      backend.tickets.create(asker, {
        ...noTopic,
        subject: 'Is it lost?',
        message: 'It is grey.',
        transaction,
      });
      return backend;
    },
  });
}

/** The decoded transaction: needed and allowed amounts, and the gas fee. */
export const Decoded: Story = {
  tags: ['chain'],
  globals: desktop,
  args: { ticketId: '40' },
  play: async ({ userEvent }) => {
    const beside = await besideTicket();
    await userEvent.click(beside.getByRole('tab', { name: 'Account' }));
    await userEvent.keyboard('h');
    await waitFor(() => expect(beside.getByRole('tab', { name: 'Chain history' })).toHaveFocus());
    const decoded = await outcome();
    await expect(
      decoded.getByText('The pool could not take the fee: it needed $200.00 and was allowed $150.00.'),
    ).toBeVisible();
    await expect(decoded.getByText('NotEnoughAllowanceOrBalance')).toBeVisible();
    await expect(decoded.getByText(/^invest_stable_coin\(0x/)).toBeVisible();
    await expect(decoded.getByText('$611.20, enough')).toBeVisible();
    await expect(decoded.getByText('61,204 · 0.0041 MATIC (POL)')).toBeVisible();
    await expect(decoded.getByRole('img', { name: 'From the chain' })).toBeVisible();
    const member = await besideTicket();
    await expect(member.getByText('Level 4: the purchase failed')).toBeInTheDocument();
    const history = within(await member.findByRole('list', { name: 'Chain history' }));
    await expect(history.getAllByText('Allowed Level 4 to take $150.00')[0]).toBeVisible();
    await userEvent.click(decoded.getByRole('button', { name: 'Put in reply' }));
    await waitFor(() => expect(reply()).toHaveFocus());
    await expect(reply()).toHaveValue(
      'Your purchase of Level 4 did not go through, and nothing was taken for it: the pool needed $200.00, and your wallet allowed $150.00. Only 0.0041 MATIC (POL) of gas was spent.',
    );
  },
};

/** Missed income: buyer, level, reason and receiver. */
export const Lost: Story = {
  tags: ['chain'],
  globals: desktop,
  play: async ({ userEvent }) => {
    const decoded = await outcome();
    await expect(decoded.getByText(/^Lost: .+ bought Level 2$/)).toBeVisible();
    await expect(decoded.getByText(/^They had not bought Level 2, so it went to .+\.$/)).toBeVisible();
    await expect(decoded.getByText(/^Sent by .+, which is not this member’s wallet\.$/)).toBeVisible();
    await userEvent.type(reply(), 'Hello!');
    await userEvent.click(decoded.getByRole('button', { name: 'Put in reply' }));
    await waitFor(() =>
      expect(written()).toMatch(/^Hello!\n\n.+ bought Level 2\. You had not bought Level 2 by then, so \$/),
    );
  },
};

/** The transaction is not read yet: no outcome and no explanation for the reply. */
export const Unread: Story = {
  tags: ['state-error', 'chain'],
  globals: desktop,
  args: { ticketId: '41' },
  beforeEach: aboutOutcome({ state: 'waiting' }, false),
  play: async () => {
    const decoded = await outcome();
    await expect(decoded.getByText('Nobody could read this transaction yet.')).toBeVisible();
    await expect(decoded.getByText('From the ledger, not checked yet')).toBeVisible();
    await expect(decoded.queryByRole('button', { name: 'Put in reply' })).not.toBeInTheDocument();
  },
};

/** A smart wallet's own call, whose revert reason the node has discarded. */
export const Forgotten: Story = {
  tags: ['chain'],
  globals: desktop,
  args: { ticketId: '41' },
  beforeEach: aboutOutcome({
    state: 'reverted',
    gasUsed: '21000',
    gasFee: '1000000000000000',
    block: '9000',
    ended: 'forgotten',
  }),
  play: async ({ userEvent }) => {
    const decoded = await outcome();
    await expect(decoded.getByText(/^Why is not known: the node no longer has/)).toBeVisible();
    await expect(decoded.getByText('A contract that is none of ours')).toBeVisible();
    await userEvent.click(decoded.getByRole('button', { name: 'Put in reply' }));
    await waitFor(() =>
      expect(reply()).toHaveValue(
        'Your transaction did not go through, and nothing was taken by it. Only 0.001 MATIC (POL) of gas was spent.',
      ),
    );
  },
};

/** A contract error unrelated to money, explained as in the members' app. */
export const Explained: Story = {
  tags: ['chain'],
  globals: desktop,
  args: { ticketId: '41' },
  beforeEach: aboutOutcome({
    state: 'reverted',
    reason: { name: 'AlreadyInvested', text: '' },
    gasUsed: '21000',
    gasFee: '1000000000000000',
    block: '9000',
  }),
  play: async ({ userEvent }) => {
    const decoded = await outcome();
    await expect(decoded.getByText('You have already bought this level.')).toBeVisible();
    await expect(decoded.getByText('AlreadyInvested')).toBeVisible();
    await userEvent.click(decoded.getByRole('button', { name: 'Put in reply' }));
    await waitFor(() => expect(written()).toContain('You have already bought this level.'));
  },
};

/** A revert without a contract error: the call ran out of gas. */
export const OutOfGas: Story = {
  tags: ['chain'],
  globals: desktop,
  args: { ticketId: '41' },
  beforeEach: aboutOutcome({
    state: 'reverted',
    reason: { name: '', text: '' },
    ended: 'gas',
    gasLimit: '60000',
    gasUsed: '59606',
    gasFee: '1000000000000000',
    block: '9000',
  }),
  play: async ({ userEvent }) => {
    const decoded = await outcome();
    await expect(decoded.getByText('It ran out of gas: its limit was 60,000.')).toBeVisible();
    await userEvent.click(decoded.getByRole('button', { name: 'Put in reply' }));
    await waitFor(() => expect(written()).toContain('It ran out of gas: its limit was 60,000.'));
  },
};

/** An earlier transaction of the block changed the outcome, and the node offers no trace. */
export const StoppedInItsBlock: Story = {
  tags: ['chain'],
  globals: desktop,
  args: { ticketId: '41' },
  beforeEach: aboutOutcome({
    state: 'reverted',
    ended: 'earlier',
    gasUsed: '59606',
    gasFee: '1000000000000000',
    block: '685',
  }),
  play: async () => {
    const decoded = await outcome();
    await expect(
      decoded.getByText(
        'It would have gone through at the start of its block: something earlier in block 685 stopped it.',
      ),
    ).toBeVisible();
  },
};

/**
 * Another wallet sent the transaction: the panel warns, and the reply text does not attribute it to
 * the member.
 */
export const SentByAnother: Story = {
  tags: ['chain'],
  globals: desktop,
  args: { ticketId: '41' },
  beforeEach: aboutOutcome({
    state: 'reverted',
    from: '0x5f3a00000000000000000000000000000000019c',
    position: 1,
    reason: { name: 'NotEnoughAllowanceOrBalance', text: '' },
    compared: { needed: '50.00', allowed: '0.00', held: '0.00' },
    gasUsed: '21000',
    gasFee: '1000000000000000',
    block: '9000',
  }),
  play: async ({ userEvent }) => {
    const decoded = await outcome();
    await expect(
      decoded.getByText(/^Sent by 0x5F3a…019c, which is not this member’s wallet\.$/i),
    ).toBeVisible();
    const member = await besideTicket();
    await expect(member.queryByText('Level 1: the purchase failed')).not.toBeInTheDocument();
    await userEvent.click(decoded.getByRole('button', { name: 'Put in reply' }));
    await waitFor(() =>
      expect(written()).toMatch(/^This transaction was sent by another wallet, 0x5f3a…019c/i),
    );
    await expect(written()).not.toContain('Your');
  },
};

/** A purchase that is not mined yet. */
export const Waiting: Story = {
  tags: ['chain'],
  globals: desktop,
  args: { ticketId: '31' },
  play: async () => {
    const decoded = await outcome();
    await expect(decoded.getByText('No block has it yet. It is number 14 of the wallet.')).toBeVisible();
    await expect(decoded.queryByText('Gas spent')).not.toBeInTheDocument();
  },
};
