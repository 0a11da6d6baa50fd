import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { supportAgent } from '@upline/api/mocks';
import { withBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DeskGate } from '../../shell/DeskGate.tsx';
import { DeskShell } from '../../shell/DeskShell.tsx';
import { DeskTicketScreen } from '../ticket/DeskTicketScreen.tsx';

const hasExpired = () => true;

/** Signing out of the staff app with unsent text. */
const meta = {
  title: 'Desk/Signing out',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  render: ({ ticketId }) => (
    <DeskGate returnTo="/support/tickets/37" hasExpired={hasExpired}>
      {() => (
        <DeskShell>
          <DeskTicketScreen ticketId={ticketId} />
        </DeskShell>
      )}
    </DeskGate>
  ),
  ...withBackend({ backend: supportAgent }),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const input = () =>
  within(screen.getByRole('region', { name: 'Write to the member or to the team' })).getByRole('textbox');

async function write({ userEvent }: Pick<StoryContext, 'userEvent'>, words: string) {
  await screen.findByRole('log', { name: 'Conversation' });
  await userEvent.click(input());
  await userEvent.paste(words);
}

async function keep(context: Pick<StoryContext, 'userEvent'>, words: string, count: number) {
  await write(context, words);
  await context.userEvent.click(button('Send and set Pending'));
  const kept = { name: 'Kept on this device' };
  await waitFor(() => expect(screen.getAllByRole('group', kept)).toHaveLength(count));
}

/**
 * Signing out would delete a reply that waits offline: a dialog asks first and can be cancelled.
 */
export const UnsentAsked: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { ports } = fakes;
    await screen.findByRole('log', { name: 'Conversation' });
    ports.connection.isOnline.set(false);
    await keep(context, 'It was final at noon.', 1);
    await userEvent.click(button('Sign out'));
    const one = within(await screen.findByRole('alertdialog', { name: 'Sign out and lose a reply?' }));
    await waitFor(() =>
      expect(one.getByText('One reply is not sent yet. Only this device has it.')).toBeVisible(),
    );
    await userEvent.click(one.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await keep(context, 'You have lost nothing.', 2);
    await userEvent.click(button('Sign out'));
    const both = within(await screen.findByRole('alertdialog', { name: 'Sign out and lose 2 replies?' }));
    await expect(ports.session.user.get()).not.toBeNull();
    await userEvent.click(both.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(ports.session.user.get()).toBeNull());
  },
};

/** The session expired and its owner signs out: their draft is restored at the next sign-in. */
export const LeftAfterEnd: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend } = fakes;
    const words = 'It was final at noon.';
    await write(context, words);
    backend.signIn.closeAll();
    await userEvent.click(button('Send and set Pending'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Signed out' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign out' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByRole('heading', { name: 'Upline Desk' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.queryByRole('log', { name: 'Conversation' })).toBeNull();
    await userEvent.click(button('Connect Wallet'));
    await screen.findByRole('log', { name: 'Conversation' });
    await waitFor(() => expect(input()).toHaveValue(words));
  },
};
