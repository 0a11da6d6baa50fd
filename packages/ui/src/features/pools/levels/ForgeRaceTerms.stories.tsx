import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { messages, paths } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ForgeRaceScreen } from './ForgeRaceScreen.tsx';
import { buyButton } from './previewDialog.play.ts';

/** A purchase by a member who has yet to accept the terms in force. */
const meta = {
  title: 'Screens/Pools/Forge race',
  component: ForgeRaceScreen,
  tags: ['screen', '!autodocs', 'chain', 'spec-4', 'spec-5', 'spec-8'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.forgeRace, { backend: newMember }),
} satisfies Meta<typeof ForgeRaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function openTerms({ userEvent }: PlayContext) {
  await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy Level 1' }));
  await dialog.findByRole('button', { name: 'Accept and continue' });
  return dialog;
}

async function acceptTerms(context: PlayContext) {
  const dialog = await openTerms(context);
  await context.userEvent.click(dialog.getByRole('checkbox', { name: /^I have read and accept the terms/ }));
  await context.userEvent.click(dialog.getByRole('button', { name: 'Accept and continue' }));
  return dialog;
}

const withOlderTerms: Story['beforeEach'] = startBackend({
  backend: () => newMember({ termsVersion: '2026-11-22' }),
});

/** The buyer accepted an older version: the changed terms come before the offer. */
export const TermsChanged: Story = {
  beforeEach: withOlderTerms,
  play: async (context) => {
    const dialog = await openTerms(context);
    await expect(dialog.getByText('The terms have changed')).toBeInTheDocument();
    const news = within(dialog.getByRole('region', { name: 'New since you accepted version 2026-11-22' }));
    const sentences = news.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(sentences).toEqual([messages['risk.4'], messages['terms.1'], messages['terms.3']]);
    await expect(dialog.getByRole('button', { name: 'Accept and continue' })).toBeDisabled();
    await expect(buyButton()).toBeDisabled();
    const { backend } = context.fakes;
    await expect(backend.acceptedTerms(backend.wallet).map(({ version }) => version)).toEqual(['2026-11-22']);
  },
};

export const TermsUnread: Story = {
  beforeEach: startBackend({ backend: () => newMember({ termsVersion: null }) }),
  play: async (context) => {
    const dialog = await openTerms(context);
    await expect(dialog.getByText('Read the terms first')).toBeInTheDocument();
  },
};

export const TermsAccepting: Story = {
  tags: ['state-busy'],
  beforeEach: withOlderTerms,
  play: async (context) => {
    const dialog = await openTerms(context);
    context.fakes.backend.latency = 'infinite';
    await context.userEvent.click(dialog.getByRole('checkbox'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Accept and continue' }));
    await dialog.findByRole('button', { name: 'Accepting…' });
  },
};

/** The purchase continues after acceptance. */
export const TermsAccepted: Story = {
  beforeEach: withOlderTerms,
  play: async (context) => {
    const dialog = await acceptTerms(context);
    await dialog.findByText(/^Passed at block/);
    await expect(buyButton()).toBeEnabled();
    const { backend } = context.fakes;
    await expect(backend.acceptedTerms(backend.wallet)).toHaveLength(2);
  },
};

export const TermsNotAccepted: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: () => newMember({ termsVersion: '2026-11-21', failing: ['acceptTerms'] }),
  }),
  play: async (context) => {
    const dialog = await acceptTerms(context);
    await dialog.findByText('Your answer could not be saved. Try again.');
    await expect(buyButton()).toBeDisabled();
  },
};
