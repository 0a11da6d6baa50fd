import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent, supportLead } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { MacrosScreen } from './MacrosScreen.tsx';

/** Macros that leads maintain for all support staff. */
const meta = {
  title: 'Desk/Support/Macros',
  component: MacrosScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onDesk({ backend: supportLead }),
} satisfies Meta<typeof MacrosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const list = async () => within(await screen.findByRole('list', { name: 'Macros' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Loaded: Story = {
  play: async () => {
    const [first] = (await list()).getAllByRole('listitem');
    const item = within(first as HTMLElement);
    await expect(item.getByRole('heading', { name: 'Allowance too low' })).toBeVisible();
    await expect(item.getByText('replies · adds purchase · assigns to you · sets Pending')).toBeVisible();
    await expect(item.getByText('{amount}')).toBeVisible();
    await expect(item.getByText('Version 1 by Ines Duarte')).toBeVisible();
  },
};

/** Agents use macros but cannot edit them. */
export const ForAgents: Story = {
  beforeEach: startBackend({ backend: supportAgent }),
  play: async () => {
    await list();
    await expect(screen.getByText('A lead makes and changes macros. You use them with M.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'New macro' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  },
};

/** The form rejects a misspelled variable. */
export const Made: Story = {
  play: async ({ userEvent }) => {
    await list();
    await userEvent.click(button('New macro'));
    const made = await dialog('New macro');
    await userEvent.type(made.getByRole('textbox', { name: 'Name' }), 'Thanks');
    const text = made.getByRole('textbox', { name: 'Reply' });
    await fireEvent.change(text, { target: { value: 'Thank you, {nmae}.' } });
    await expect(await made.findByText('Nothing fills {nmae}.')).toBeVisible();
    await expect(made.getByRole('button', { name: 'Save' })).toBeDisabled();
    await fireEvent.change(text, { target: { value: 'Thank you, {name}.' } });
    await userEvent.type(made.getByRole('textbox', { name: 'Tags' }), 'thanked');
    await userEvent.click(made.getByRole('button', { name: /Assign to/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Noor Haddad' }));
    await userEvent.click(made.getByRole('button', { name: /Status/ }));
    await expect(screen.queryByRole('option', { name: 'Open' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('option', { name: 'Closed' }));
    await userEvent.click(made.getByRole('button', { name: 'Save' }));
    await expect(
      await (await list()).findByText('replies · adds thanked · assigns to Noor Haddad · sets Closed'),
    ).toBeVisible();
  },
};

/** Saving creates a version; a retired macro stays in the list and can be restored. */
export const Changed: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await list();
    await userEvent.click(button('Change Spam'));
    const first = await dialog('Change macro');
    const tags = first.getByRole('textbox', { name: 'Tags' });
    await userEvent.clear(tags);
    const [spam] = backend.macros.all().filter(({ name }) => name === 'Spam');
    if (spam) backend.macros.change(spam, { status: null, assignee: null, tags: [] }, spam.by);
    await userEvent.click(first.getByRole('button', { name: 'Save' }));
    await expect(await first.findByText(/^Somebody else changed this macro/)).toBeVisible();
    backend.failing.add('deskChangeMacro');
    await userEvent.click(first.getByRole('button', { name: 'Save' }));
    await expect(await first.findByText('Couldn’t save the macro. Try again.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));

    await expect(await (await list()).findByText('does nothing')).toBeVisible();
    await userEvent.click(button('Change Spam'));
    await userEvent.click((await dialog('Change macro')).getByRole('button', { name: 'Retire' }));
    await expect(await (await list()).findByText('Retired')).toBeVisible();
    await userEvent.click(button('Change Spam'));
    const again = await dialog('Change macro');
    await userEvent.click(again.getByRole('button', { name: 'Use again' }));
    await waitFor(() => expect(screen.queryByText('Retired')).not.toBeInTheDocument());
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => supportLead({ queue: 0 }) }),
  play: async () => {
    await expect(await screen.findByText('No macros yet.')).toBeVisible();
    await expect(screen.getByText('A lead makes the first one.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  play: async ({ fakes: { backend, queries } }) => {
    await list();
    backend.latency = 'infinite';
    void queries.resetQueries({ queryKey: ['server', 'deskMacros'] });
    await expect(await screen.findByRole('status', { name: 'Loading macros' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => supportLead({ failing: ['deskMacros'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Couldn’t load macros.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(button('Try again'));
    await list();
  },
};
