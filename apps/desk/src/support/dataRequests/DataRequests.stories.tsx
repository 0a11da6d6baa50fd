import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MockBackend, supportLead, walletAt } from '@upline/api/mocks';
import type { DataRequestKind } from '@upline/domain';
import { findToast, startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DataRequestsScreen } from './DataRequestsScreen.tsx';

const member = walletAt(8801);

/** A member with a closed ticket sends a data request. */
function asked(kind: DataRequestKind, options: Parameters<typeof supportLead>[0] = {}) {
  const backend = supportLead(options);
  backend.register({ wallet: member, name: 'Chiara Conti' });
  const ticket = backend.tickets.create(member, { subject: 'My name', message: 'I am Chiara.' });
  backend.tickets.note(ticket.id, walletAt(9001), { message: 'Friendly.' });
  backend.tickets.close(ticket.id);
  backend.dataRequests.ask(member, kind);
  return backend;
}

function copyOf(backend: MockBackend) {
  const madeAt = backend.now().toISOString();
  return {
    madeAt,
    profile: {
      id: '',
      walletId: member,
      name: 'Chiara Conti',
      photo: '',
      uplineId: null,
      registeredAt: madeAt,
      acceptedTerms: [],
    },
    sessions: [],
    notifications: [],
    tickets: [],
    files: [],
    accessLog: [],
    place: null,
  };
}

/** Members' requests about their personal data. */
const meta = {
  title: 'Desk/Data requests',
  component: DataRequestsScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...onDesk({ backend: () => asked('erase') }),
} satisfies Meta<typeof DataRequestsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const table = async () => within(await screen.findByRole('table', { name: 'Data requests' }));
const opened = { args: { requestId: 'request-1' } };

async function dialogOf(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Requests with due dates; overdue ones are marked. */
export const Open: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = asked('export');
      const [late] = backend.dataRequests.all();
      if (late) late.dueAt = new Date('2020-01-31T12:00:00.000Z');
      backend.dataRequests.ask(member, 'erase');
      const [, next] = backend.dataRequests.all();
      if (next) next.dueAt = new Date('2100-01-31T12:00:00.000Z');
      return backend;
    },
  }),
  play: async () => {
    const requests = await table();
    const [, late, next] = requests.getAllByRole('row');
    await expect(late).toHaveTextContent('A copy of their data');
    await expect(late).toHaveTextContent('Overdue');
    await expect(next).toHaveTextContent('Erasure of their data');
    await expect(next).toHaveTextContent('Open');
    const [link] = requests.getAllByRole('link', { name: 'Chiara Conti: A copy of their data' });
    await expect(link).toHaveAttribute('href', '/support/data-requests/request-1');
  },
};

export const Answered: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = asked('export');
      backend.dataRequests.settle('request-1', 'fulfilled', backend.wallet);
      for (const end of ['withdrawn', 'refused'] as const) {
        const next = backend.dataRequests.ask(member, 'export');
        const by = end === 'refused' ? backend.wallet : undefined;
        if (next) backend.dataRequests.settle(next.id, end, by, 'We keep it.');
      }
      return backend;
    },
  }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No open requests.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Answered' }));
    const [, refused, withdrawn, fulfilled] = (await table()).getAllByRole('row');
    await expect(refused).toHaveTextContent('Refused by Mina Okafor');
    await expect(withdrawn).toHaveTextContent('Withdrawn');
    await expect(fulfilled).toHaveTextContent('Fulfilled by Mina Okafor');
  },
};

export const More: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = supportLead();
      for (let index = 0; index < 30; index += 1) {
        backend.register({ wallet: walletAt(7100 + index) });
        backend.dataRequests.ask(walletAt(7100 + index), 'export');
      }
      return backend;
    },
  }),
  play: async ({ userEvent }) => {
    await expect((await table()).getAllByRole('row')).toHaveLength(26);
    await userEvent.click(await button('Show more'));
    await waitFor(async () => expect((await table()).getAllByRole('row')).toHaveLength(31));
  },
};

export const None: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: supportLead }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No open requests.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Answered' }));
    await expect(await screen.findByText('No request was answered yet.')).toBeVisible();
  },
};

export const CopyMade: Story = {
  ...opened,
  beforeEach: startBackend({ backend: () => asked('export') }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const copy = within(await screen.findByRole('list', { name: 'In the copy' }));
    await expect(copy.getByText('1 message with the names of their files')).toBeVisible();
    await expect(copy.getByText('Which staff opened their data')).toBeVisible();
    await userEvent.click(await button('Make the copy'));
    const dialog = await dialogOf('Make a copy for Chiara Conti?');
    await expect(dialog.getByText('They alone can download it. You do not see it.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Make the copy' }));
    await findToast('The copy is ready. The member can download it.');
    await expect(await screen.findByText('Fulfilled by Mina Okafor')).toBeVisible();
    await expect(backend.dataRequests.find('request-1')?.file?.profile.name).toBe('Chiara Conti');
  },
};

/** The confirmation repeats which data is deleted and which remains. */
export const Erased: Story = {
  ...opened,
  beforeEach: startBackend({
    backend: () => {
      const backend = asked('erase');
      backend.update(member, { photo: '/files/photo.png' });
      backend.sign(member);
      const copy = backend.dataRequests.ask(member, 'export');
      if (copy) backend.dataRequests.keep(copy.id, copyOf(backend));
      const [ticket] = backend.tickets.all().filter(({ wallet }) => wallet === member);
      if (ticket) {
        const reply = { author: walletAt(9001), message: 'Dear Chiara', attachments: [] };
        backend.outbox.hold({ ...reply, ticketId: ticket.id, after: 'pending' });
        backend.presence.keepDraft(ticket.id, walletAt(9001), 'Dear Chiara');
      }
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const gone = within(await screen.findByRole('list', { name: 'Erased' }));
    for (const line of ['Name', 'Photo', 'Words of 1 message with their files'])
      await expect(gone.getByText(line)).toBeVisible();
    await expect(gone.getByText('Words of 1 note with their files')).toBeVisible();
    await expect(gone.getByText('1 reply of support waiting to leave')).toBeVisible();
    await expect(gone.getByText('1 reply that support began to write')).toBeVisible();
    await expect(gone.getByText('1 earlier copy of their data')).toBeVisible();
    await userEvent.click(await button('Erase'));
    const dialog = await dialogOf('Erase what is held about Chiara Conti?');
    await expect(dialog.getByText('This cannot be undone. They are signed out everywhere.')).toBeVisible();
    const kept = within(dialog.getByRole('list', { name: 'Kept' }));
    await expect(kept.getByText('What the chain and the ledger say of them')).toBeVisible();
    await expect(kept.getByText(/^1 ticket by number.*tags, priority and assignee$/)).toBeVisible();
    await expect(kept.getByText(/^The signature for their place/)).toBeVisible();
    await expect(kept.getByText(/audit entr(y|ies), under their ID$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    await findToast('The data was erased.');
    await expect(await screen.findByText('Fulfilled by Mina Okafor')).toBeVisible();
    await expect(backend.memberByWallet(member)?.name).toBe('');
    await expect(screen.queryByText(/Chiara/)).toBeNull();
  },
};

export const TicketsOpen: Story = {
  ...opened,
  beforeEach: startBackend({
    backend: () => {
      const backend = asked('erase');
      backend.tickets.create(member, { subject: 'One more', message: 'Hello?' });
      return backend;
    },
  }),
  play: async () => {
    await expect(
      await screen.findByText('1 ticket of theirs is still open. Close it before you erase.'),
    ).toBeVisible();
    await expect(await button('Erase')).toBeDisabled();
    await expect(await button('Refuse')).toBeEnabled();
  },
};

export const Refused: Story = {
  ...opened,
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await button('Refuse'));
    const dialog = await dialogOf('Refuse this request?');
    await expect(dialog.getByText('The member reads it.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await expect(dialog.getByText('Say why in a sentence.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A court asked us to keep it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await findToast('The request was refused.');
    await expect(await screen.findByText('A court asked us to keep it.')).toBeVisible();
    await expect(backend.dataRequests.find('request-1')?.state).toBe('refused');
  },
};

export const AnsweredMeanwhile: Story = {
  ...opened,
  tags: ['state-error'],
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await button('Erase'));
    const dialog = await dialogOf('Erase what is held about Chiara Conti?');
    backend.dataRequests.settle('request-1', 'withdrawn');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    await findToast('This request is not open any more.');
    await expect(await screen.findByText('Withdrawn')).toBeVisible();
    await expect(backend.memberByWallet(member)?.name).toBe('Chiara Conti');
  },
};

export const NotDone: Story = {
  ...opened,
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => asked('erase', { failing: ['deskFulfilDataRequest'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await button('Erase'));
    const dialog = await dialogOf('Erase what is held about Chiara Conti?');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    await findToast('Nothing was changed. Try again.');
    await expect(backend.dataRequests.find('request-1')?.state).toBe('open');
  },
};

export const Working: Story = {
  ...opened,
  tags: ['state-busy'],
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await button('Erase'));
    const dialog = await dialogOf('Erase what is held about Chiara Conti?');
    backend.latency = 'infinite';
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    await expect(await dialog.findByRole('button', { name: 'Working' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { requestId: 'request-9' },
  tags: ['state-error'],
  play: async () => {
    await expect(await screen.findByText('There is no such request.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'All requests' })).toHaveAttribute(
      'href',
      '/support/data-requests',
    );
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  play: async ({ fakes: { backend, queries } }) => {
    await table();
    backend.latency = 'infinite';
    void queries.resetQueries({ queryKey: ['server', 'deskDataRequests'] });
    await expect(await screen.findByRole('status', { name: 'Loading the requests' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => asked('erase', { failing: ['deskDataRequests'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Couldn’t load the requests.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(await button('Retry'));
    await expect((await table()).getAllByRole('row')).toHaveLength(2);
  },
};

export const OnPhone: Story = {
  tags: ['phone'],
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect((await table()).getByText('Erasure of their data')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
