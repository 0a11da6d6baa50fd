import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { browserWallet, walletConnect } from '../../../ports/fakes/fakeWallet.ts';
import type { WalletOption } from '../../../ports/wallet.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { WalletList } from './WalletList.tsx';

const demo = (id: string, name: string): WalletOption => ({ id, name, icon: null, kind: 'demo' });
const members = Array.from({ length: 30 }, (_, index) => demo(`demo:${index}`, `Demo member ${index + 1}`));
const personas = (['allLevels', 'lostMost', 'halfway', 'justStarted'] as const).map(
  (persona, index): WalletOption => ({ ...demo(`demo:persona-${index}`, `Persona ${index + 1}`), persona }),
);

/** The browser's wallets; on a local chain also the demo wallet with its collapsed accounts. */
const meta = {
  title: 'Patterns/Wallet list',
  component: WalletList,
  tags: ['chain'],
  args: {
    options: [browserWallet, { ...browserWallet, id: 'other', name: 'Other wallet' }],
    onChoose: fn(),
    onLookAgain: fn(),
  },
  decorators: [
    (Story) => (
      <Card maxWidth="narrow">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof WalletList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Browser: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Other wallet' }));
    await expect(args.onChoose).toHaveBeenCalledWith(args.options[1]);
  },
};

/** By keyboard: a new account and the described ones take one press, all others two. */
export const Demo: Story = {
  tags: ['dark'],
  args: { options: [browserWallet, demo('demo:new', 'New demo member'), ...personas, ...members] },
  play: async ({ canvas, userEvent, args }) => {
    const region = within(await canvas.findByRole('region', { name: 'Demo wallet' }));
    await expect(region.getAllByRole('button')).toHaveLength(6);
    await userEvent.click(region.getByRole('button', { name: 'Persona 2 Lost more than they received' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(personas[1]);
    region.getByRole('button', { name: 'All 34' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(region.getByRole('button', { name: 'Demo member 30' })).toBeVisible();
    await userEvent.tab();
    await expect(region.getByRole('button', { name: 'Persona 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(personas[0]);
  },
};

export const None: Story = {
  args: { options: [], address: 'https://upline.example/login/7KQ2-M9XD' },
  tags: ['state-empty'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('No wallet was found in this browser.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Copy this page’s address' })).toBeVisible();
  },
};

/** A wallet on another device does not count as a wallet of this browser. */
export const OnlyElsewhere: Story = {
  args: { options: [walletConnect] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('No wallet was found in this browser.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'WalletConnect' }));
    await expect(args.onChoose).toHaveBeenCalledWith(walletConnect);
  },
};
