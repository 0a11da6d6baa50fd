import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent, supportLead } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { ReportsScreen, type ReportsScreenProps } from './ReportsScreen.tsx';
import { busy, nothing, withReport } from './reports.play.ts';

/** Keeps the period in state, as the address does in the app. */
function AskedReports(props: ReportsScreenProps) {
  const [question, ask] = useState(props.question);
  return <ReportsScreen question={question} onChange={ask} />;
}

/** Support figures of a period, as leads see them. */
const meta = {
  title: 'Desk/Support/Reports',
  component: ReportsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { question: { from: '2026-11-15', to: '2026-11-21' }, onChange: () => undefined },
  render: (args) => <AskedReports {...args} />,
  ...onDesk({ backend: () => withReport() }),
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

const group = async (name: string) => within(await screen.findByRole('region', { name }));
const table = (name: string) => within(screen.getByRole('grid', { name }));

/** Five key figures, tickets per day, targets met, and reasons for tickets. */
export const Loaded: Story = {
  globals: desktop,
  play: async () => {
    const first = await group('First reply');
    await expect(first.getByText('2 h')).toBeVisible();
    await expect(first.getByText('2 h less')).toBeVisible();
    await expect(first.getByText('median of 3 · target 196 h')).toBeVisible();
    await expect((await group('Rated good')).getByText(/^\d+ %$/)).toBeVisible();
    await expect(
      await screen.findByRole('img', { name: 'Tickets opened, closed and still open, 15 Nov to 21 Nov' }),
    ).toBeVisible();
    await expect(table('Tickets by tag').getByRole('rowheader', { name: 'No tag' })).toBeVisible();
    const why = table('Why people write');
    await expect(
      why.getByRole('rowheader', { name: 'Reverted: allowance or balance too low' }),
    ).toBeVisible();
    await expect(why.getByRole('rowheader', { name: 'No transaction' })).toBeVisible();
    await expect(screen.getByText('Days as in UTC.')).toBeVisible();
  },
};

/** A missed target links to its ticket. */
export const Missed: Story = {
  globals: desktop,
  args: { question: { from: '2026-11-01', to: '2026-11-21' } },
  play: async ({ userEvent }) => {
    await group('First reply');
    await userEvent.click(screen.getByRole('button', { name: 'Urgent: 1 missed' }));
    const opened = within(await screen.findByRole('dialog', { name: 'Urgent: 1 missed' }));
    const link = opened.getByRole('link', { name: 'Ticket 22' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('href', '/support/tickets/22');
  },
};

/** Agents by name; a satisfaction rate needs twenty ratings. */
export const People: Story = {
  globals: desktop,
  play: async () => {
    await group('First reply');
    const names = table('People').getAllByRole('rowheader');
    const words = names.map((name) => name.textContent ?? '');
    await expect(words).toEqual(words.toSorted());
    const own = table('People').getByRole('row', { name: /Mina Okafor/ });
    await expect(own).toHaveTextContent('95 %');
    await expect(table('People').getAllByText('too few').length).toBeGreaterThan(0);
    await expect(screen.getByText('A rate is shown from 20 ratings up.')).toBeVisible();
  },
};

/** The table shows every figure of the chart. */
export const AsTable: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await group('First reply');
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const rows = table('Opened and closed per day').getAllByRole('row');
    await expect(rows).toHaveLength(8);
    await expect(rows[1]).toHaveTextContent(/^2026-11-21/);
    await expect(screen.queryByRole('img', { name: /^Tickets opened/ })).not.toBeInTheDocument();
  },
};

/** The address stores the period; an invalid period loads no report. */
export const OtherDays: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await group('First reply');
    const to = screen.getByLabelText('To');
    await userEvent.clear(to);
    await expect(await screen.findByText('Choose 1 to 92 days, the first before the last.')).toBeVisible();
    await userEvent.type(to, '2026-11-16');
    const name = 'Tickets opened, closed and still open, 15 Nov to 16 Nov';
    await expect(await screen.findByRole('img', { name })).toBeVisible();
    await expect(screen.getByText('Compared with as many days before.')).toBeVisible();
  },
};

/** Agents see the same figures without the people table. */
export const AsAgent: Story = {
  globals: desktop,
  beforeEach: startBackend({ backend: () => withReport(busy, supportAgent) }),
  play: async () => {
    await group('First reply');
    await expect(screen.getByRole('heading', { name: 'Why people write' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'People' })).not.toBeInTheDocument();
  },
};

/** Without tickets and targets, figures show a dash. */
export const Nothing: Story = {
  tags: ['state-empty'],
  globals: desktop,
  beforeEach: startBackend({ backend: () => withReport(nothing, supportLead, { queue: 0, hours: null }) }),
  play: async () => {
    await expect((await group('First reply')).getByText('–')).toBeVisible();
    await expect(screen.getAllByText('No ticket was opened.')).toHaveLength(2);
    await expect(screen.getByText(/^No hours are set: every hour counts/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  play: async ({ fakes: { backend, queries } }) => {
    await group('First reply');
    backend.latency = 'infinite';
    void queries.resetQueries({ queryKey: ['server', 'deskReports'] });
    await expect(await screen.findByRole('status', { name: 'Loading the report' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => withReport(busy, supportLead, { failing: ['deskReports'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const words = await screen.findByText('Couldn’t load the report.');
    await expect(words.closest('[role=alert]')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await group('First reply');
  },
};
