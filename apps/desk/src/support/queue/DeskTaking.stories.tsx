import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Client } from '@upline/api';
import { supportAgent } from '@upline/api/mocks';
import { PortsProvider, usePorts } from '@upline/ui/ports';
import { findToast, startBackend } from '@upline/ui/stories';
import { Suspense, startTransition, use, useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { QueueScreen, type QueueScreenProps } from './QueueScreen.tsx';
import { nothingAsked } from './queueQuery.ts';

const never = new Promise<never>(() => {});
const OnItsWay = () => use(never);

/**
 * The ticket's code never loads. As in the app, the queue stays on screen while the ticket loads,
 * or until the user goes back.
 */
function QueueWhileTicketOpens(props: QueueScreenProps) {
  const ports = usePorts();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const stay = () => startTransition(() => setAway(false));
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
  const go = (path: string) => {
    ports.navigation.go(path);
    startTransition(() => setAway(true));
  };
  return (
    <PortsProvider ports={{ ...ports, navigation: { ...ports.navigation, go } }}>
      <Suspense>{isAway ? <OnItsWay /> : <QueueScreen {...props} />}</Suspense>
    </PortsProvider>
  );
}

/** From the queue to a ticket's reply by one key. */
const meta = {
  title: 'Desk/Support/Taking',
  component: QueueScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { view: 'open', question: nothingAsked, onChange: () => undefined },
  ...onDesk(),
} satisfies Meta<typeof QueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

async function findFree(): Promise<HTMLElement> {
  const grid = within(await screen.findByRole('grid', { name: 'Tickets' }));
  const free = (await grid.findAllByRole('row')).find((row) =>
    within(row).queryByRole('img', { name: 'Nobody' }),
  );
  if (!free) throw new Error('Every ticket is taken.');
  return free;
}

/**
 * E assigns a ticket and opens its reply; if a colleague was first, a dialog asks before the ticket
 * opens.
 */
export const TakenMeanwhile: Story = {
  tags: ['state-error', 'spec-8'],
  globals: desktop,
  beforeEach: startBackend({ backend: supportAgent, isOnline: false }),
  play: async ({ userEvent, fakes: { backend, ports } }) => {
    const row = await findFree();
    const noor = backend.staff.all().find((one) => backend.memberByWallet(one)?.name === 'Noor Haddad') ?? '';
    const id = row.dataset.ticket ?? '';
    const changes = [{ field: 'assignee' as const, before: [], after: [backend.display(noor)] }];
    backend.tickets.set(id, { assignee: noor });
    const member = backend.tickets.find(id)?.wallet ?? '';
    backend.audit.record({ staff: noor, act: 'change', ticketId: id, member, details: { changes } });

    row.focus();
    await userEvent.keyboard('e');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Somebody was first' }));
    await expect(dialog.getByText(/^Noor Haddad took this .* ago\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(ports.navigation.visits.get()).toEqual([]);
    // The list has refetched, so the row names its assignee.
    await waitFor(() => expect(within(row).getByText('Noor Haddad')).toBeInTheDocument());
    row.focus();
    await userEvent.keyboard('e');
    await expect(await screen.findByText('Noor Haddad has this ticket.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Open anyway' }));
    await expect(ports.navigation.visits.get()).toEqual([expect.stringMatching(/^\/support\/tickets\/\d+$/)]);
  },
};

/**
 * R opens a ticket at its reply; E assigns it first. Keys typed while it loads do not act on the
 * queue; after going back, they work again.
 */
export const ReplyOpening: Story = {
  globals: desktop,
  render: (args) => <QueueWhileTicketOpens {...args} />,
  play: async ({ userEvent, fakes: { backend, ports } }) => {
    const row = await findFree();
    const ticket = () => backend.tickets.find(row.dataset.ticket ?? '');
    row.focus();
    await userEvent.keyboard('rxecm/');
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('aria-selected', 'false');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(async () => {
      await userEvent.keyboard('x');
      await expect(row).toHaveAttribute('aria-selected', 'true');
    });
    await userEvent.keyboard('x');
    await expect(ports.navigation.visits.get()).toHaveLength(1);
    await expect(ticket()).toMatchObject({ assignee: null });
    await userEvent.keyboard('ecm/');
    await waitFor(() => expect(ports.navigation.visits.get()).toHaveLength(2));
    await userEvent.keyboard('cm/');
    await expect(ticket()).not.toMatchObject({ assignee: null });
    await expect(screen.getByRole('searchbox')).not.toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/**
 * A failed assignment shows an error, and keys work again at once, even if the list never loads.
 */
export const NotTaken: Story = {
  tags: ['state-error', 'spec-8'],
  globals: desktop,
  play: async ({ userEvent, fakes: { backend, ports } }) => {
    const row = await findFree();
    backend.failing.add('deskChange');
    const { call } = ports.client;
    const withoutList = (...asked: Parameters<Client['call']>) =>
      asked[0] === 'deskTickets' ? never : call(...asked);
    ports.client.call = withoutList as Client['call'];
    row.focus();
    await userEvent.keyboard('e');
    await expect(await findToast('Couldn’t change the ticket. Try again.')).toBeVisible();
    await userEvent.keyboard('x');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(ports.navigation.visits.get()).toEqual([]);
  },
};
