import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberIdAt, newMember, visitor, walletAt } from '@upline/api/mocks';
import { shortAddress } from '@upline/domain';
import { expect, waitFor } from 'storybook/test';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { withFalseLine } from '../transparency/transparency.play.ts';
import { AccessScreen } from './AccessScreen.tsx';
import { asMember, asVisitor, press } from './access.play.ts';

/** The text beside the card: product, costs, risks, and the pools' totals. */
const meta = {
  title: 'Screens/Access/Connect',
  component: AccessScreen,
  tags: ['screen', 'spec-2', '!autodocs'],
  parameters: { layout: 'fullscreen', isForVisitors: true },
  ...withBackend({ backend: newMember, signedIn: false }),
} satisfies Meta<typeof AccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page before the figures load; their boxes keep their size. */
export const BooksLoading: Story = {
  tags: ['state-loading'],
  // On phones the link to the books appears with the figures.
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: asMember({ backend: () => newMember({ latency: 'infinite' }) }),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByRole('definition')) await expect(figure).toHaveTextContent('–');
    await expect(canvas.getByText('Paid in one stable coin on Polygon.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check it yourself' })).toBeVisible();
  },
};

/** The coin with its name and contract: other dollar coins are not accepted. */
export const CoinNamed: Story = {
  beforeEach: asMember({ backend: newMember }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Paid in TUSD, contract 0x\w{4}…\w{4}\.$/)).toBeVisible();
  },
};

/** No placeholder looks like a figure. */
export const BooksUnknown: Story = {
  tags: ['state-error'],
  beforeEach: asMember({ backend: () => newMember({ failing: ['poolStatistics'] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The books cannot be read right now\./)).toBeVisible();
    for (const figure of canvas.getAllByRole('definition'))
      await expect(figure).toHaveTextContent('–not known');
  },
};

/** After signing out, the focus starts at the page's title. */
export const Arrived: Story = {
  args: { isArrival: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome to Upline' })).toHaveFocus();
  },
};

/** A local copy of Polygon is marked as such before a wallet connects. */
export const OnFork: Story = {
  // Phones hide the facts below the card.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { isLocalChain: true, forkBlock: 79_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fork of block 79000000')).toBeVisible();
    await expect(canvas.queryByText('Local chain')).toBeNull();
  },
};

/** More is credited than was paid in. */
export const BooksShort: Story = {
  tags: ['state-error'],
  beforeEach: asMember({ backend: withFalseLine({ kind: 'referral', position: 4, amount: 12_500_000n }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Held is $12.50 less than owed.')).toBeVisible();
    await expect(canvas.queryByText(/Held equals/)).toBeNull();
  },
};

/** Visitors see incident notices too. */
export const IncidentTold: Story = {
  beforeEach: asMember({
    backend: () => {
      const backend = newMember();
      const span = { from: '2026-01-01T00:00:00.000Z', until: null };
      backend.incidents.set({ text: 'Sign-in is slow.', severity: 'notice', link: '', ...span });
      return backend;
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Sign-in is slow.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('Sign-in is slow.')).toBeNull());
  },
};

/** Headline, price and risk are above the card, the rest below it. */
export const OnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nine levels, \$50 to \$1,500 each\./)).toBeVisible();
    const [line, button, row] = [
      canvas.getByText('You can lose all you put in.'),
      canvas.getByRole('button', { name: 'Connect Wallet' }),
      canvas.getByRole('heading', { name: 'What it is' }),
    ].map((each) => each.getBoundingClientRect().top);
    await expect(line).toBeLessThan(button ?? 0);
    await expect(button).toBeLessThan(row ?? 0);
  },
};

/** A link names the person who sent it, with the cost and the risk, before anything else is asked. */
export const Invited: Story = {
  tags: ['phone', 'dark'],
  args: { prefilled: `@/${memberIdAt(0)}` },
  beforeEach: asVisitor(),
  play: async ({ canvas, fakes }) => {
    const sponsor = fakes.backend.find(memberIdAt(0));
    await expect(await canvas.findByText(`${sponsor?.name} invited you to Upline`)).toBeVisible();
    await expect(canvas.getByText(/^Joining is free\. A level costs \$50 to \$1,500/)).toBeVisible();
    await expect(canvas.getByText(/and you can lose all you put in\.$/)).toBeVisible();
  },
};

/** A wallet reveals no name to visitors. */
export const InvitedByWallet: Story = {
  args: { prefilled: `@/${walletAt(0)}` },
  beforeEach: asVisitor(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${shortAddress(walletAt(0))} invited you to Upline`)).toBeVisible();
  },
};

/** A wrong link says so on the first step. */
export const InvitationUnknown: Story = {
  tags: ['state-error'],
  args: { prefilled: '@/ZZZZ-9999' },
  beforeEach: asVisitor(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No member and no wallet');
    await expect(canvas.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
  },
};

/** The lookup fails and is repeated. */
export const InvitationFailed: Story = {
  tags: ['state-error'],
  args: { prefilled: `@/${memberIdAt(0)}` },
  beforeEach: asVisitor({ backend: () => visitor({ failing: ['sponsor'] }) }),
  play: async (context) => {
    const { canvas, fakes } = context;
    await expect(await canvas.findByText(/Your sponsor could not be looked up/)).toBeVisible();
    fakes.backend.failing.clear();
    await press(context, 'Retry');
    await expect(await canvas.findByText(/invited you to Upline$/)).toBeVisible();
  },
};

/** The place of the invitation before it loads. */
export const InvitationLoading: Story = {
  tags: ['state-loading'],
  args: { prefilled: `@/${memberIdAt(0)}` },
  beforeEach: asVisitor({ backend: () => visitor({ latency: 'infinite' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking up your sponsor…')).toBeVisible();
  },
};
