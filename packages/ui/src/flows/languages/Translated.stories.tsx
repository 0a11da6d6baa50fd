import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { growingMember, type MockBackend } from '@upline/api/mocks';
import { formatMoney, type LedgerKind, paths, tokenCardInterval } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import ledgerMeta, { LostIncome } from '../../features/ledger/LedgerScreen.stories.tsx';
import { counted, earner, opened } from '../../features/ledger/ledger.play.ts';
import { startBackend, withBackend } from '../../ports/fakes/withBackend.tsx';
import { AppShell } from '../../shell/AppShell.tsx';
import { hurry } from '../../stories/hurry.ts';
import { FirstTicket } from '../AskSupport.stories.tsx';
import { FirstLevel } from '../BuyALevel.stories.tsx';
import { OneLevel } from '../Claim.stories.tsx';
import { Register, SignIn } from '../FirstSignIn.stories.tsx';
import { denseScreens } from './denseScreens.tsx';

/**
 * Screens while the browser translates the page, which wraps each text in new elements. The flows
 * still work, and amounts and states still update.
 */
const meta = {
  title: 'Text/Translated by the browser',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { translation: 'browser' },
  ...withBackend(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Joining: Story = Register;

export const SigningIn: Story = SignIn;

export const Buying: Story = FirstLevel;

export const Claiming: Story = OneLevel;

export const AskingSupport: Story = FirstTicket;

/** The sum of the member's ledger lines of these kinds, formatted as the server does. */
function sumOf({ chain, wallet }: MockBackend, kinds: readonly LedgerKind[]): string {
  const own = wallet.toLowerCase();
  const lines = [
    ...chain.lines.filter((line) => line.wallet === own),
    ...chain.globalLines(own, chain.head()),
  ];
  const sum = lines.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0n);
  return formatMoney(sum);
}

/** A figure of the dashboard, without its text for screen readers. */
async function figureOf(name: string): Promise<string> {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}, `) });
  return link.querySelector('[translate="no"]')?.textContent ?? '';
}

/** A referral buys while the page is open: every figure follows the server. */
export const IncomeArrives: Story = {
  ...denseScreens.dashboard,
  beforeEach: (context) => {
    startBackend({ backend: growingMember })(context);
    return hurry(tokenCardInterval);
  },
  play: async ({ fakes: { backend } }: Pick<StoryContext, 'fakes'>) => {
    const before = await figureOf('Referral Income');
    const newcomer = backend
      .referralsOf(backend.wallet)
      .find(({ wallet }) => backend.activatedOf(wallet).length === 0);
    if (!newcomer) throw new Error('Every referral has bought already.');
    backend.buy(newcomer.wallet, 1);
    await waitFor(async () => expect(await figureOf('Referral Income')).not.toBe(before));
    await waitFor(async () => {
      await expect(await figureOf('Referral Income')).toBe(sumOf(backend, ['referral']));
      await expect(await figureOf('Level Income')).toBe(sumOf(backend, ['level']));
      await expect(await figureOf('Global Income')).toBe(sumOf(backend, ['global']));
      await expect(await figureOf('Received')).toBe(sumOf(backend, ['referral', 'level', 'global']));
      await expect(await figureOf('Paid in')).toBe(sumOf(backend, ['participation']));
    });
  },
};

export const Ledger: Story = {
  beforeEach: startBackend({ backend: earner }),
  args: { ...ledgerMeta.args, ...LostIncome.args },
  render: (args) => (
    <AppShell path={paths.ledger} isLocalChain>
      {ledgerMeta.render(args as never)}
    </AppShell>
  ),
  play: async ({ userEvent }) => {
    await counted('1 of 1 line');
    const details = await opened(userEvent);
    await expect(details.getByText(/^You had not bought Level/)).toBeVisible();
  },
};
