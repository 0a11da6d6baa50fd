import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorStaff, supportAgent, supportLead, walletAt } from '@upline/api/mocks';
import { auditActs, changedFields, sendMethods } from '@upline/domain';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../shell/onDesk.play.tsx';
import { AskedAudit } from './AskedAudit.play.tsx';
import { AuditScreen } from './AuditScreen.tsx';
import { button, grid, rows } from './audit.play.ts';
import { wholeAudit } from './auditQuestion.ts';

/** Audit log of staff reads, changes and refused calls. */
const meta = {
  title: 'Desk/Audit',
  component: AuditScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  args: { question: wholeAudit, onChange: () => undefined },
  render: (args) => <AskedAudit {...args} />,
  ...onDesk({ backend: supportLead }),
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

export const Loaded: Story = {
  globals: desktop,
  play: async () => {
    await expect(await screen.findByText('Unbroken.')).toBeVisible();
    await expect(screen.getByText(/^All \d+ entries were checked against each other at/)).toBeVisible();
    const all = await rows();
    await expect(all).toHaveLength(50);
    await expect(all[0]).toHaveTextContent(/Noor Haddad|Mateus Prado|Mina Okafor|Ines Duarte/);
    await expect(button('Copy head')).toBeVisible();
    const team = within(screen.getByRole('navigation', { name: 'Team' }));
    await expect(team.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  },
};

/** One entry of every kind, described in words. */
export const EveryAct: Story = {
  globals: desktop,
  beforeEach: startBackend({
    backend: () => {
      const backend = supportLead();
      const [ticket] = backend.tickets.all();
      if (!ticket) throw new Error('There is no ticket.');
      const about = { ticketId: ticket.id, member: ticket.wallet };
      const details = {
        query: 'Bonus',
        found: 1,
        wallet: backend.display(walletAt(9001)),
        role: 'agent' as const,
        call: 'deskStaffLog',
        text: 'Purchases are slow.',
        sent: { act: 'pause', way: 'file' as const, fingerprint: 'A1B2 C3D4' },
        changes: changedFields.map((field) => ({
          field,
          before: [],
          after: ['urgent'],
        })),
      };
      for (const way of sendMethods)
        backend.audit.record({
          staff: walletAt(9003),
          act: 'sendAct',
          details: { sent: { ...details.sent, way } },
        });
      backend.audit.record({
        staff: walletAt(9003),
        act: 'announceAct',
        details: { announced: { act: 'pause', reason: 'A check of all pools.' } },
      });
      backend.audit.record({ staff: walletAt(9003), act: 'search', details: { found: 2 } });
      for (const act of auditActs) backend.audit.record({ staff: walletAt(9003), act, ...about, details });
      const later = 'ofALaterRelease' as (typeof auditActs)[number];
      backend.audit.record({ staff: walletAt(9003), act: later, ...about });
      return backend;
    },
  }),
  play: async ({ userEvent }) => {
    await rows();
    await expect((await grid()).getByText(/^Was refused GET \/api\/desk\/staff\/log/)).toBeVisible();
    await expect((await grid()).getByText('Searched the tickets: 2 tickets found')).toBeVisible();
    await expect((await grid()).getByText(/^Gave the role Agent to/)).toBeVisible();
    // An older page shows unknown entries of a newer server in general terms.
    const all = await rows();
    // The page's own verification is logged too, before or after the list loads, so positions vary.
    const later = all.findIndex(({ textContent }) =>
      textContent?.includes('Did something that this page is too old to name.'),
    );
    await expect(within(all[later] as HTMLElement).getByText('Other')).toBeVisible();
    await userEvent.click(all[later + 1] as HTMLElement);
    const changes = within(await screen.findByRole('table'));
    for (const field of ['Status', 'Priority', 'Assigned to', 'Tags', 'Snoozed until']) {
      await expect(changes.getByRole('rowheader', { name: field })).toBeVisible();
    }
    await expect(changes.getAllByText('Nothing')).toHaveLength(5);
  },
};

/** An open entry shows its changes and its two hashes, which the browser verifies. */
export const Opened: Story = {
  args: { question: { ...wholeAudit, entry: '8' } },
  play: async ({ userEvent }) => {
    const [eighth] = await rows();
    await expect(eighth).toHaveAttribute('aria-expanded', 'true');
    await expect(await screen.findByText('fits')).toBeVisible();
    await expect(screen.getByText('This hash')).toBeVisible();
    await userEvent.click(button('Show the newest entries'));
    await waitFor(async () => expect(await rows()).toHaveLength(50));
  },
};

export const ByKeys: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.keyboard('jj');
    const [, second] = await rows();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('k');
    await expect((await rows())[0]).toHaveFocus();
  },
};

/** Filters by person, kind, ticket, member and day; no results differ from an empty log. */
export const Filtered: Story = {
  tags: ['state-empty'],
  globals: desktop,
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(button(/Anyone/));
    await userEvent.click(await screen.findByRole('option', { name: 'Noor Haddad' }));
    await waitFor(async () => {
      for (const row of await rows()) expect(row).toHaveTextContent('Noor Haddad');
    });
    await userEvent.click(button(/Any kind/));
    await userEvent.click(await screen.findByRole('option', { name: 'Refused' }));
    await expect(await screen.findByText('No entries match.')).toBeVisible();
    await userEvent.click(button('Clear filters'));
    await waitFor(async () => expect(await rows()).toHaveLength(50));
    const about = screen.getByRole('searchbox', { name: 'Member: name, ID or wallet' });
    await userEvent.type(about, 'nobody of that name{Enter}');
    await expect(await screen.findByText('No entries match.')).toBeVisible();
    await userEvent.click(button('Clear filters'));
    await waitFor(() => expect(about).toHaveValue(''));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Ticket number' }), '37{Enter}');
    await waitFor(async () => {
      for (const row of await rows()) expect(row).toHaveTextContent(/ticket 37(?!\d)/i);
    });
    await userEvent.click(button(/Any day/));
    await expect(await screen.findByLabelText('Day in UTC', { selector: 'input' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const More: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(button('Show more'));
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(50));
  },
};

/** Agents see only their own entries. */
export const OwnOnly: Story = {
  beforeEach: startBackend({ backend: supportAgent }),
  play: async () => {
    await expect(
      await screen.findByText('You see what you did yourself. Leads see all of it.'),
    ).toBeVisible();
    for (const row of await rows()) await expect(row).toHaveTextContent('Mina Okafor');
    await expect(screen.queryByRole('button', { name: /Anyone/ })).toBeNull();
    await expect(screen.queryByText('Unbroken.')).toBeNull();
  },
};

/** Operators see operator acts of all operators, and no support entries. */
export const ActsOnly: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = operatorStaff();
      const sent = { act: 'pause', way: 'wallet', fingerprint: 'A1B2 C3D4' } as const;
      backend.audit.record({ staff: walletAt(9003), act: 'sendAct', details: { sent } });
      return backend;
    },
  }),
  play: async () => {
    await expect(
      await screen.findByText(
        'You see the acts of all operators, and what you did yourself. Leads see all of it.',
      ),
    ).toBeVisible();
    const seen = await rows();
    await expect(seen).toHaveLength(1);
    await expect(seen[0]).toHaveTextContent('Ines Duarte');
    await expect(seen[0]).toHaveTextContent(
      'Asked the wallet to send Pause purchases, fingerprint A1B2 C3D4',
    );
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  play: async ({ fakes: { backend, queries } }) => {
    await rows();
    await screen.findByText('Unbroken.');
    backend.latency = 'infinite';
    void queries.resetQueries({ queryKey: ['server', 'deskAudit'] });
    void queries.resetQueries({ queryKey: ['server', 'deskVerifyAudit'] });
    await expect(await screen.findByRole('status', { name: 'Loading the audit log' })).toBeVisible();
    await expect(await screen.findByText('Checking every entry')).toBeVisible();
    await expect(screen.queryByText('No entries match.')).not.toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => supportLead({ failing: ['deskAudit'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Couldn’t load the audit log.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(button('Try again'));
    await expect((await rows()).length).toBeGreaterThan(0);
  },
};

export const OnPhone: Story = {
  tags: ['phone'],
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const all = await rows();
    await expect(all[0]).toHaveTextContent(/Changed|Read/);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
