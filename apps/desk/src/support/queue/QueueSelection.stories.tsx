import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportLead } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { AskedQueue } from './AskedQueue.play.tsx';
import { QueueScreen } from './QueueScreen.tsx';
import { rowAt, rows } from './queue.play.ts';
import { nothingAsked } from './queueQuery.ts';

/** Changes of several tickets at once. */
const meta = {
  title: 'Desk/Support/Queue',
  component: QueueScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { view: 'open', question: nothingAsked, onChange: () => undefined },
  render: (args) => <AskedQueue {...args} />,
  ...onDesk(),
} satisfies Meta<typeof QueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** A bulk change; tickets that fail stay selected. */
export const Selected: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { backend } }) => {
    const [first, second] = await rows();
    await userEvent.click(within(first as HTMLElement).getByRole('checkbox'));
    await userEvent.click(within(second as HTMLElement).getByRole('checkbox'));
    const bar = within(screen.getByRole('toolbar', { name: '2 selected' }));
    await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Take' }));
    await expect(await screen.findByText('2 tickets changed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
    await waitFor(async () => expect(within(await rowAt(0)).getByText('Mina Okafor')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    const late = await rowAt(0);
    await userEvent.click(within(late).getByRole('checkbox'));
    backend.failing.add('deskBulk');
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText('1 ticket was not changed.')).toBeVisible();
    await expect(screen.getByText(/^\d+: Something went wrong/)).toBeVisible();
    await expect(screen.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
  },
};

/**
 * Merges tickets of one member; a dialog asks which ticket remains, because a merge cannot be
 * undone.
 */
export const Merged: Story = {
  globals: desktop,
  args: { view: 'all' },
  beforeEach: startBackend({ backend: supportLead }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const all = await rows();
    const whoseIs = (row: HTMLElement) => backend.tickets.find(row.dataset.ticket ?? '')?.wallet;
    const [first, second] = all as [HTMLElement, HTMLElement];
    const same = all.slice(1).find((row) => whoseIs(row) === whoseIs(first)) as HTMLElement;
    await userEvent.click(within(first).getByRole('checkbox'));
    await userEvent.click(within(second).getByRole('checkbox'));
    first.focus();
    await userEvent.keyboard('M');
    const refused = within(await screen.findByRole('dialog', { name: 'Merge tickets' }));
    await waitFor(() => expect(refused.getByText(/^Only tickets of the same member/)).toBeVisible());
    await userEvent.click(refused.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(within(second).getByRole('checkbox'));
    await userEvent.click(within(same).getByRole('checkbox'));
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge tickets' }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await screen.findByText('Merged.')).toBeVisible();
    const [gone] = backend.tickets.all().filter(({ mergedInto }) => mergedInto !== null);
    await expect(gone?.id).toBe(first.dataset.ticket);
    await expect(gone?.mergedInto).toBe(same.dataset.ticket);
  },
};

/** Keys act on the focused row; a macro shows its effects before it runs on each ticket. */
export const MacroForAll: Story = {
  globals: desktop,
  args: { view: 'unassigned' },
  beforeEach: startBackend({ backend: supportLead }),
  play: async ({ userEvent, fakes: { backend, queries } }) => {
    const [row] = await rows();
    const ticket = backend.tickets.find(row?.dataset.ticket ?? '');
    // The ticket has no level or amount to fill in.
    if (ticket) ticket.transaction = null;
    await queries.invalidateQueries({ queryKey: ['server', 'deskQueue'] });
    await userEvent.keyboard('jm');
    const macros = within(await screen.findByRole('listbox', { name: 'Macros' }));
    await expect(await macros.findByRole('option', { name: /^Spam/ })).toHaveTextContent(
      'adds spam · assigns to you · sets Closed',
    );
    await expect(screen.getByRole('link', { name: 'All macros' })).toBeVisible();
    await userEvent.keyboard('Allow{Enter}');
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'Use “Allowance too low” on 1 ticket?' }),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Use macro' }));
    // Replies with unresolved variables are not sent.
    await expect(await screen.findByText(/^\d+: Fill in \{.+\} before you send\.$/)).toBeVisible();

    const [, second] = await rows();
    await userEvent.click(within(second as HTMLElement).getByRole('checkbox'));
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Macro' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Lost income/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use macro' }));
    await expect(await screen.findByText('2 tickets changed.')).toBeVisible();
    // Each reply can be undone.
    const [waiting] = backend.outbox.of(row?.dataset.ticket ?? '');
    await expect(waiting?.message).toMatch(/income of a level goes to those who have that level/);
  },
};
