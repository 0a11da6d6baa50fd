import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { AskedQueue } from './AskedQueue.play.tsx';
import { QueueScreen } from './QueueScreen.tsx';
import { rowAt, rows } from './queue.play.ts';
import { nothingAsked } from './queueQuery.ts';

/** All tickets, used from the keyboard. */
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

/** J and K move, X selects, Enter opens; these keys do nothing inside a text field. */
export const ByKeys: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { ports } }) => {
    await rows();
    await userEvent.keyboard('j');
    await expect(await rowAt(0)).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect(await rowAt(2)).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(await rowAt(1)).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(await rowAt(1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('/');
    await expect(screen.getByRole('searchbox')).toHaveFocus();
    (await rowAt(0)).focus();
    await userEvent.keyboard('{Enter}');
    const [visited] = ports.navigation.visits.get();
    await expect(visited).toMatch(/^\/support\/tickets\/\d+$/);
  },
};

/** Enter in the search opens a ticket by its number, or the only result. */
export const OpenedFromSearch: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { ports, backend } }) => {
    await rows();
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, '#3{Enter}');
    await waitFor(() => expect(ports.navigation.visits.get().at(-1)).toBe('/support/tickets/3'));
    const named = backend.tickets.all().find(({ transaction }) => transaction);
    await userEvent.clear(search);
    await userEvent.type(search, named?.transaction?.hash ?? '');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await expect(screen.getByText('Transaction')).toBeVisible();
    await userEvent.type(search, '{Enter}');
    await waitFor(() =>
      expect(ports.navigation.visits.get().at(-1)).toBe(`/support/tickets/${named?.number}`),
    );
  },
};

/** All keys, with a switch that disables single-key shortcuts. */
export const KeysShown: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { ports } }) => {
    await rows();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
    await waitFor(() => expect(dialog.getByText('take and reply')).toBeVisible());
    const licences = dialog.getByRole('link', { name: 'Open-source licences' });
    await expect(licences).toHaveAttribute('href', '/licenses.txt');
    await userEvent.click(dialog.getByRole('switch', { name: 'Single keys' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('j');
    await expect(await rowAt(0)).not.toHaveFocus();
    await expect(ports.keys.areSingleOn.get()).toBe(false);
  },
};
