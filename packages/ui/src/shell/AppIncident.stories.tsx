import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { PageHeader } from '../patterns/page-header/PageHeader.tsx';
import { startBackend, withBackend } from '../ports/fakes/withBackend.tsx';
import { AppShell } from './AppShell.tsx';

/** An incident notice for all members, above every page. */
const meta = {
  title: 'Screens/System/App shell',
  component: AppShell,
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: paths.support, children: <PageHeader title="Tickets" /> },
  ...withBackend({ backend: newMember }),
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = {
  text: 'Purchases take longer than usual. Nothing is lost.',
  severity: 'problem',
  link: '/transparency',
  from: '2026-01-01T00:00:00.000Z',
  until: null,
} as const;

/**
 * The notice appears while the page is open, closes when dismissed, and returns when the incident
 * changes.
 */
export const IncidentTold: Story = {
  play: async ({ userEvent, fakes: { backend, queries } }) => {
    await waitFor(() => expect(queries.getQueryData(['server', 'incident'])).toBeNull());
    backend.incidents.set(slow);
    backend.live.announce({ topic: 'incident' });
    await expect(await screen.findByText(slow.text)).toBeVisible();
    await expect(screen.getByText('Problem:')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', slow.link);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(slow.text)).toBeNull());
    backend.incidents.set({ ...slow, severity: 'outage', text: 'Purchases stop for now.' });
    backend.live.announce({ topic: 'incident' });
    await expect(await screen.findByText('Purchases stop for now.')).toBeVisible();
    await expect(screen.getByText('Outage:')).toBeVisible();
  },
};

/** A planned incident appears at its start time. */
export const IncidentAhead: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember();
      const from = new Date(Date.now() + 800).toISOString();
      backend.incidents.set({ ...slow, severity: 'notice', link: '', from });
      return backend;
    },
  }),
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(screen.queryByText(slow.text)).toBeNull();
    const later = Date.now() + 1000;
    Date.now = () => later;
    await expect(await screen.findByText('Notice:')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Read more' })).toBeNull();
  },
};
