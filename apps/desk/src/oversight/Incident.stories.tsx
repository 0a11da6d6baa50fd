import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportLead } from '@upline/api/mocks';
import { findToast, startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../shell/onDesk.play.tsx';
import { IncidentScreen } from './IncidentScreen.tsx';

/** Incident banner for members and visitors. */
const meta = {
  title: 'Desk/Incident',
  component: IncidentScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...onDesk({ backend: supportLead }),
} satisfies Meta<typeof IncidentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

/** No incident is active; a lead publishes one after confirmation. */
export const Told: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Nothing.')).toBeVisible();
    await userEvent.click(button('Tell everybody'));
    await expect(screen.getByText('Say in a line what is wrong.')).toBeVisible();
    await userEvent.type(field('Text'), 'Purchases are slow.');
    await userEvent.type(field('Link'), 'https://evil.example');
    await expect(screen.getByText('The link is a path of this site, such as /help.')).toBeVisible();
    await userEvent.clear(field('Link'));
    await userEvent.type(field('Link'), '/transparency');
    await userEvent.click(button('Tell everybody'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tell every member and visitor?' }));
    await waitFor(() => expect(dialog.getByText('Purchases are slow.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Tell everybody' }));
    await findToast('Everybody is told.');
    await expect(backend.incidents.current()).toMatchObject({ severity: 'problem', link: '/transparency' });
    await expect(await screen.findByText('Until somebody ends it')).toBeVisible();
    await expect(screen.getByText('Replaces what everybody is told now.')).toBeVisible();
  },
};

function told() {
  const backend = supportLead();
  const from = new Date(backend.now().getTime() - 3_600_000).toISOString();
  const until = new Date(backend.now().getTime() + 3_600_000).toISOString();
  backend.incidents.set({ text: 'Purchases stop.', severity: 'outage', link: '/help', from, until });
  return backend;
}

export const Ended: Story = {
  beforeEach: startBackend({ backend: told }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Purchases stop.')).toBeVisible();
    await expect(screen.getByText('Outage', { selector: 'dd *, dd' })).toBeVisible();
    await userEvent.click(button('End it now'));
    await findToast('It has ended. Pages that show it take it away.');
    await expect(await screen.findByText('Nothing.')).toBeVisible();
    await expect(backend.incidents.current()).toBeNull();
  },
};

const newer = { text: 'Purchases go on.', severity: 'notice', link: '', until: null } as const;

/** A colleague has published another incident, which this page does not show yet. */
export const EndedTooLate: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: told }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await screen.findByText('Purchases stop.');
    backend.incidents.set({ ...newer, from: backend.now().toISOString() });
    await userEvent.click(button('End it now'));
    await findToast('Everybody is told something else by now. Look at it, then repeat your change.');
    await expect(await screen.findByText('Purchases go on.')).toBeVisible();
    await expect(backend.incidents.current()).toMatchObject({ text: newer.text, until: null });
  },
};

export const NotEnded: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: () => {
      const backend = told();
      backend.failing.add('deskEndIncident');
      return backend;
    },
  }),
  play: async ({ userEvent }) => {
    await screen.findByText('Purchases stop.');
    await userEvent.click(button('End it now'));
    await findToast('It has not ended. Try again.');
    await expect(screen.getByText('Purchases stop.')).toBeVisible();
  },
};

/** The end time must be in the future. */
export const WrongEnd: Story = {
  tags: ['state-error'],
  play: async ({ userEvent }) => {
    await screen.findByText('Nothing.');
    await userEvent.type(field('Text'), 'Purchases are slow.');
    await userEvent.type(screen.getByLabelText('Until'), '2020-01-01T10:00');
    await userEvent.click(button(/^Problem/));
    await expect(await screen.findByRole('option', { name: 'Outage' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Notice' }));
    await userEvent.click(button('Tell everybody'));
    await expect(screen.getByText('The end lies after the beginning, and ahead.')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

async function tell(userEvent: {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}) {
  await screen.findByText('Nothing.');
  await userEvent.type(field('Text'), 'Purchases are slow.');
  await userEvent.click(button('Tell everybody'));
  return within(await screen.findByRole('alertdialog'));
}

export const NotTold: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => supportLead({ failing: ['deskSetIncident'] }) }),
  play: async ({ userEvent }) => {
    const dialog = await tell(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Tell everybody' }));
    await findToast('Nobody was told. Try again.');
    await expect(field('Text'), 'what was typed stays').toHaveValue('Purchases are slow.');
  },
};

export const Telling: Story = {
  tags: ['state-busy'],
  play: async ({ userEvent, fakes: { backend } }) => {
    const dialog = await tell(userEvent);
    backend.latency = 'infinite';
    await userEvent.click(dialog.getByRole('button', { name: 'Tell everybody' }));
    await expect(await dialog.findByRole('button', { name: /^Telling/ })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => supportLead({ failing: ['currentIncident'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Couldn’t load what everybody is told.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(button('Retry'));
    await expect(await screen.findByText('Nothing.')).toBeVisible();
  },
};
