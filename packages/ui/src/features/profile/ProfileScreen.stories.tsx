import type { Meta, StoryObj } from '@storybook/react-vite';
import { anonymousMember, growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The member's own profile and its editor. */
const meta = {
  title: 'Screens/Profile/About',
  component: ProfileScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.profile, { backend: growingMember }),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

const region = (name: string) => within(screen.getByRole('region', { name }));

/** Without the signature, joining members are not credited to this one. */
export const PlaceUnsigned: Story = {
  beforeEach: startBackend({ backend: () => newMember({ signed: false }) }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign for my place' })).toBeVisible();
  },
};

export const Loaded: Story = {
  args: {
    build: '1f0c9a7e2b44',
    licences: '/licenses.txt',
    notice: 'Portions © 2026 A library. All Rights Reserved',
  },
  play: async ({ fakes }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
    const member = fakes.backend.memberByWallet(fakes.backend.wallet);
    await expect(region('My Info').getByText(member?.id ?? '')).toBeVisible();
    await expect(region('My Info').getByText('0x2360…4406')).toBeVisible();
    const summary = region('Summary');
    await expect(summary.getByText('Forge Race level 3 of 9')).toBeVisible();
    await expect(summary.getByRole('link', { name: 'My Referals: 8' })).toHaveAttribute(
      'href',
      '/dashboard/incomelisting/referral',
    );
    await expect(summary.getByText('My Tokens').parentElement).toHaveTextContent('45');
    const incomes = region('Income Summary');
    await expect(incomes.getByRole('heading', { name: 'Income Summary' })).toBeVisible();
    await expect(incomes.getByRole('link', { name: /^Referral Income, \$200\.00/ })).toBeVisible();
    await expect(incomes.getByRole('link', { name: /^Lost Income, \$40\.00/ })).toBeVisible();
    await expect(screen.getByText('Forge Race 2, Global Pool 1')).toBeVisible();
    await expect(region('Participations').getAllByRole('row')).toHaveLength(5);
    await expect(screen.getByText('Build 1f0c9a7e2b44')).toBeVisible();
    await expect(screen.getByText(/^Portions © 2026/)).toBeVisible();
    const licences = screen.getByRole('link', { name: 'Open-source licences' });
    await expect(licences).toHaveAttribute('href', '/licenses.txt');
    await expect(screen.getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '/dashboard/data');
  },
};

const withTerms = (termsVersion: string | null) =>
  startBackend({ backend: () => growingMember({ termsVersion }) });

const accepted = () => screen.findByRole('region', { name: 'Terms you accepted' });

export const TermsOlder: Story = {
  beforeEach: withTerms('2026-11-21'),
  play: async () => {
    const terms = within(await accepted());
    await expect(await terms.findByText(/^Version 2026-11-21, accepted/)).toBeVisible();
    await expect(terms.getByText(/^Another version is in force now\./)).toBeVisible();
    const news = within(terms.getByRole('region', { name: 'New since you accepted version 2026-11-21' }));
    await expect(news.getByText(/^In a Global Pool only about the first 24 of 100/)).toBeVisible();
  },
};

/** The text of the accepted version, not of the current one. */
export const TermsRead: Story = {
  ...TermsOlder,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read version 2026-11-21' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and risk notice' }));
    await waitFor(() => expect(dialog.getByText('Version 2026-11-21')).toBeVisible());
    await expect(dialog.getAllByRole('listitem')).toHaveLength(13);
    await expect(dialog.queryByText(/Your profile keeps every text/)).toBeNull();
  },
};

export const TermsNone: Story = {
  beforeEach: withTerms(null),
  play: async () => {
    const terms = within(await accepted());
    await expect(await terms.findByText('You have not accepted any version yet.')).toBeVisible();
    await expect(terms.queryByText(/Another version/)).toBeNull();
  },
};

export const TermsLost: Story = {
  beforeEach: withTerms('2020-01-01'),
  play: async () => {
    const terms = within(await accepted());
    await expect(await terms.findByText('The text of this version was not kept.')).toBeVisible();
    await expect(terms.queryByRole('button')).toBeNull();
  },
};

export const TermsFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['terms'] }) }),
  play: async () => {
    const terms = within(await accepted());
    await expect(await terms.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.getByText('Forge Race 2, Global Pool 1')).toBeVisible();
  },
};

export const Anonymous: Story = {
  beforeEach: startBackend({ backend: anonymousMember }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Anonymous' })).toBeVisible();
    await expect(region('My Info').getByText('The operator (you named nobody)')).toBeVisible();
  },
};

export const NewMember: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  play: async () => {
    await expect(await screen.findByText('Forge Race 0, Global Pool 0')).toBeVisible();
    await expect(region('Participations').getByText('No level has been bought yet.')).toBeVisible();
  },
};

/** Shown if the server omits the field; ours always sends it. Spec §9. */
export const LostIncomeFallback: Story = {
  tags: ['spec-9'],
  beforeEach: startBackend({ backend: () => growingMember({ withoutLossIncomes: true }) }),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Amara Okafor' });
    await expect(region('Income Summary').getByText('$7.19')).toBeInTheDocument();
  },
};

async function openEditor({ userEvent }: PlayContext): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 1, name: 'Amara Okafor' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  return screen.getByRole('textbox', { name: 'Name' });
}

async function rename(context: PlayContext, name: string): Promise<void> {
  const field = await openEditor(context);
  await context.userEvent.clear(field);
  await context.userEvent.type(field, name);
  await context.userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

export const EditOpen: Story = {
  play: async (context) => {
    const field = await openEditor(context);
    await expect(field).toHaveValue('Amara Okafor');
    await expect(field).toHaveFocus();
    await context.userEvent.clear(field);
    await context.userEvent.type(field, 'x'.repeat(51));
    await expect(await screen.findByText('At most 50 characters.')).toBeInTheDocument();
  },
};

export const EditSaving: Story = {
  tags: ['state-busy'],
  play: async (context) => {
    await screen.findByRole('heading', { level: 1, name: 'Amara Okafor' });
    context.fakes.backend.latency = 'infinite';
    await rename(context, 'Amara O.');
    await expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const EditSaved: Story = {
  play: async (context) => {
    await rename(context, '  Amara O.  ');
    await expect(await findToast('Profile updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await screen.findByRole('heading', { level: 1, name: 'Amara O.' })).toBeVisible();
    await expect(context.fakes.ports.session.user.get()?.name).toBe('Amara O.');
    await expect(context.fakes.backend.memberByWallet(context.fakes.backend.wallet)?.name).toBe('Amara O.');
  },
};

/** The server rejects the change: the input stays. */
export const EditFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['update'] }) }),
  play: async (context) => {
    await rename(context, 'Amara O.');
    await expect(await findToast('Failed to update profile')).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Amara O.');
  },
};

/** The name is reserved for support. */
export const EditNameRefused: Story = {
  tags: ['state-error'],
  play: async (context) => {
    await rename(context, 'Upline Support');
    await expect(
      await findToast('This name is reserved for support. Please choose another.'),
    ).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Upline Support');
  },
};

/** The request fails. */
export const EditUnreachable: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => growingMember({ unreachable: ['update'] }) }),
  play: async (context) => {
    await rename(context, 'Amara O.');
    await expect(await findToast('Error updating profile')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => growingMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeDisabled();
    await expect(screen.getByRole('region', { name: 'My Info' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['profile'] }) }),
  play: async () => {
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

export const Retried: Story = {
  ...LoadFailed,
  tags: [],
  play: async ({ userEvent, fakes }) => {
    await screen.findByText('Could not load. This may not be complete.');
    fakes.backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
  },
};
