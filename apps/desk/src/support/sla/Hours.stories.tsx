import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { type MockBackend, type MockBackendOptions, supportAgent, supportLead } from '@upline/api/mocks';
import { type SupportHours, usualHours } from '@upline/domain';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { HoursScreen } from './HoursScreen.tsx';

/** Opening hours and reply targets of support. */
const meta = {
  title: 'Desk/Support/Hours',
  component: HoursScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onDesk({ backend: () => withHours() }),
} satisfies Meta<typeof HoursScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const hours: SupportHours = { ...usualHours, timeZone: 'Europe/Lisbon', holidays: ['2026-12-25'] };

/** A lead, with opening hours set by the head of staff. */
function withHours(changes: MockBackendOptions = {}): MockBackend {
  return supportLead({ hours, ...changes });
}

/** The same mock backend without opening hours. */
const withoutHours = () => supportLead({ hours: null });

const field = (name: string) => screen.getByRole('textbox', { name });
const zone = () => screen.getByRole('combobox', { name: 'Time zone' });

async function retype({ userEvent }: Pick<StoryContext, 'userEvent'>, at: HTMLElement, text: string) {
  await userEvent.clear(at);
  await userEvent.type(at, text);
}

const save = ({ userEvent }: Pick<StoryContext, 'userEvent'>) =>
  userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** The form starts with default hours, which apply only after saving. */
export const NotSet: Story = {
  beforeEach: startBackend({ backend: withoutHours }),
  play: async (context) => {
    const { backend } = context.fakes;
    await expect(await screen.findByText(/^No hours are set/)).toBeVisible();
    await expect(field('Monday')).toHaveValue('09:00–13:00, 14:00–18:00');
    await expect(field('Sunday')).toHaveValue('');
    await retype(context, zone(), 'Europe/Lisbon');
    await retype(context, field('Saturday'), '10-12');
    await retype(context, field('Urgent: First reply'), '20 min');
    await save(context);
    await expect(await screen.findByText('Saved. What is due was counted again.')).toBeVisible();
    await expect(await screen.findByText('Version 1, set by Mina Okafor')).toBeVisible();
    await expect(screen.queryByText(/^No hours are set/)).not.toBeInTheDocument();
    const set = backend.promises.hours();
    await expect(set?.week[5]).toEqual([{ from: 600, to: 720 }]);
    await expect([set?.timeZone, set?.targets.urgent.first]).toEqual(['Europe/Lisbon', 20]);
  },
};

/** Current hours with their author. */
export const InForce: Story = {
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Lisbon');
    await expect(field('Holidays')).toHaveValue('2026-12-25');
    await expect(field('Normal: Done')).toHaveValue('40 h');
    await expect(screen.getByText(/^Version 1, set by/)).toBeVisible();
  },
};

/**
 * Invalid time zone, periods, holidays and targets show errors at their fields; nothing is sent.
 */
export const Wrong: Story = {
  tags: ['state-error'],
  play: async (context) => {
    await screen.findByRole('combobox', { name: 'Time zone' });
    await retype(context, zone(), 'Lisbon time');
    await retype(context, field('Monday'), 'nine to five');
    await retype(context, field('Holidays'), 'Christmas');
    await retype(context, field('High: Next reply'), 'soon');
    await expect(field('Monday')).toBeValid();
    await save(context);
    await expect(await screen.findByText(/^Something is not right yet/)).toBeVisible();
    for (const [at, words] of [
      [zone(), /Enter the name of a time zone/],
      [field('Monday'), /Enter up to 4 periods/],
      [field('Holidays'), /Enter days such as/],
      [field('High: Next reply'), /Enter a time such as/],
    ] as const) {
      await expect(at).toHaveAccessibleDescription(words);
    }
    await expect(context.fakes.backend.promises.versions()).toHaveLength(1);
  },
};

/**
 * Another lead saved first: the typed values stay until the user loads the saved ones. They survive
 * a failed request too.
 */
export const SetMeanwhile: Story = {
  tags: ['state-error', 'spec-8'],
  play: async (context) => {
    const { backend } = context.fakes;
    await screen.findByRole('combobox', { name: 'Time zone' });
    await retype(context, field('Monday'), '8–12');
    backend.failing.add('deskSetHours');
    await save(context);
    await expect(await screen.findByText('Couldn’t save. Try again.')).toBeVisible();
    backend.failing.clear();
    backend.promises.set({ ...hours, timeZone: 'Europe/Madrid' }, backend.wallet);
    await save(context);
    await expect(await screen.findByText('Somebody else has set other hours meanwhile.')).toBeVisible();
    await expect(field('Monday')).toHaveValue('8–12');
    await context.userEvent.click(screen.getByRole('button', { name: 'Show theirs' }));
    await waitFor(() => expect(zone()).toHaveValue('Europe/Madrid'));
    await expect(field('Monday')).toHaveValue('09:00–13:00, 14:00–18:00');
  },
};

/** Agents read the hours but cannot edit them. */
export const ReadOnly: Story = {
  beforeEach: startBackend({ backend: () => supportAgent({ hours }) }),
  play: async () => {
    await expect(await screen.findByText('Only a lead can change this.')).toBeVisible();
    await expect(field('Monday')).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    const views = within(screen.getByRole('main'));
    await expect(views.getByText('Opening hours')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  play: async ({ fakes: { backend, queries } }) => {
    await screen.findByRole('combobox', { name: 'Time zone' });
    backend.latency = 'infinite';
    void queries.resetQueries({ queryKey: ['server', 'deskHours'] });
    await expect(await screen.findByRole('status', { name: 'Loading hours' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => withHours({ failing: ['deskHours'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const words = await screen.findByText('Couldn’t load the hours.');
    await expect(words.closest('[role=alert]')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('combobox', { name: 'Time zone' })).toBeVisible();
  },
};
