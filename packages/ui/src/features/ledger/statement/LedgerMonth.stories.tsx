import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { LedgerScreen } from '../LedgerScreen.tsx';
import { button, countLines, drawing, earner, exported, rows } from '../ledger.play.ts';
import { everything } from '../read/ledgerFilter.ts';

/** Printing the lines of a month. */
const meta = {
  title: 'Screens/Wallet/Income ledger',
  component: LedgerScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'chain'],
  parameters: { layout: 'fullscreen' },
  args: { ...everything, page: 1, onChange: fn() },
  ...onScreen(paths.ledger, { backend: earner }),
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choosing(userEvent: { click: (element: Element) => Promise<void> }) {
  await exported(userEvent, /^Print by month/);
  return within(await screen.findByRole('dialog', { name: 'Print a month' }));
}

export const MonthNone: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  play: async ({ userEvent }) => {
    await screen.findByText('No lines yet');
    const dialog = await choosing(userEvent);
    await expect(await dialog.findByText('There are no lines yet.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Print this month' })).toBeDisabled();
  },
};

export const MonthReading: Story = {
  tags: ['state-busy'],
  play: async ({ userEvent, fakes: { ports } }) => {
    await drawing();
    spyOn(ports.client, 'open').mockReturnValue(new Promise(() => {}));
    const dialog = await choosing(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Print this month' }));
    await expect(await dialog.findByRole('button', { name: 'Reading its lines…' })).toBeVisible();
  },
};

/**
 * Too many lines to print: the message suggests an export. Closing returns the focus to the opening
 * button.
 */
export const MonthMany: Story = {
  beforeEach: (context) => {
    startBackend({ backend: earner })(context);
    countLines(context.fakes, 4321);
  },
  play: async ({ userEvent }) => {
    await rows();
    const first = await choosing(userEvent);
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button('Export')).toHaveFocus());
    const dialog = await choosing(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Print this month' }));
    await expect(await dialog.findByText(/^This month has 4,321 lines, too many to print\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Print this month' })).toBeDisabled();
  },
};
