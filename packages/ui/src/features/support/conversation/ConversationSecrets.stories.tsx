import type { Meta, StoryObj } from '@storybook/react-vite';
import { ticketPath } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ConversationScreen } from './ConversationScreen.tsx';
import { fiveTickets, input, loaded, messagesIn, openTicket, write } from './conversation.play.ts';

/** Recovery phrases and private keys are stopped in the browser and not stored. */
const meta = {
  title: 'Screens/Support/Conversation',
  component: ConversationScreen,
  tags: ['screen', '!autodocs', 'state-error'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: openTicket },
  ...onScreen(ticketPath(openTicket), { backend: fiveTickets }),
} satisfies Meta<typeof ConversationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const hash = `0x${'c7'.repeat(32)}`;

/** The dialog stays open for the screenshot. */
export const PhraseStopped: Story = {
  play: async (context) => {
    const { backend, ports } = context.fakes;
    await loaded();
    await context.userEvent.keyboard('My words');
    await waitFor(() => expect(ports.drafts.read(openTicket)).toBe('My words'));
    await context.userEvent.paste(` are 1. ${phrase.toUpperCase().split(' ').join('\n2. ')}`);
    await waitFor(() => expect(ports.drafts.read(openTicket), 'it is not kept').toBe(''));
    await context.userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'This looks like a recovery phrase' });
    await expect(
      within(dialog).queryByRole('button', { name: 'It is a transaction' }),
    ).not.toBeInTheDocument();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input()).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'This looks like a recovery phrase' });
    await expect(messagesIn(backend)).toHaveLength(3);
  },
};

export const PhraseInFile: Story = {
  play: async (context) => {
    await write(context, 'See here', new File([phrase], 'words.txt', { type: 'text/plain' }));
    await context.userEvent.keyboard('{Enter}');
    const words = await screen.findByText('It is in the file words.txt.');
    await waitFor(() => expect(words).toBeVisible());
    await expect(messagesIn(context.fakes.backend)).toHaveLength(3);
  },
};

/** 64 hex digits may be a key or a transaction hash: the member decides. */
export const KeyStopped: Story = {
  play: async (context) => {
    await write(context, `It was ${hash.slice(2)}`);
    await context.userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'This looks like a private key' });
    await expect(messagesIn(context.fakes.backend)).toHaveLength(3);
  },
};

/**
 * The member confirms a transaction hash. Hashes that the app has loaded, and addresses, pass
 * unasked.
 */
export const TransactionSent: Story = {
  tags: ['!state-error'],
  play: async (context) => {
    const { backend } = context.fakes;
    const known = `0x${'5e'.repeat(32)}`;
    backend.notifications.write(backend.wallet, {
      kind: 'bonusClaimed',
      message: 'A claim.',
      transaction: known,
    });
    await write(context, `It was ${hash}, from ${backend.wallet}`);
    await context.userEvent.keyboard('{Enter}');
    await context.userEvent.click(await screen.findByRole('button', { name: 'It is a transaction' }));
    await screen.findByText('Message sent.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await screen.findByRole('link', { name: /^Notifications 4 unread/ });
    input().focus();
    await context.userEvent.keyboard(`And ${known}{Enter}`);
    await waitFor(() => expect(messagesIn(backend)).toHaveLength(5));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
