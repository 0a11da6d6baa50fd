import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { type MockBackend, supportAgent } from '@upline/api/mocks';
import { loseReply, withBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DeskGate } from '../../shell/DeskGate.tsx';
import { DeskShell } from '../../shell/DeskShell.tsx';
import { DeskTicketScreen } from '../ticket/DeskTicketScreen.tsx';
import { button, input, log } from '../ticket/ticket.play.ts';
import { Reloadable } from './Reloadable.play.tsx';
import { ticketIn, watchKeys } from './sending.play.ts';

const hasExpired = () => true;

/** The ticket page inside the session gate and the frame of the staff app. */
function Ticket() {
  return (
    <DeskGate returnTo="/support/tickets/37" hasExpired={hasExpired}>
      {() => (
        <DeskShell>
          <DeskTicketScreen ticketId="37" />
        </DeskShell>
      )}
    </DeskGate>
  );
}

/** Unsent text survives a reload and is sent exactly once. */
const meta = {
  title: 'Desk/Support/Kept',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-8'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  globals: { density: 'compact' },
  render: () => (
    <Reloadable>
      <Ticket />
    </Reloadable>
  ),
  ...withBackend({ backend: supportAgent }),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<StoryContext, 'userEvent' | 'fakes'>;

const words = 'It was final at noon.';
const kept = async () => within(await screen.findByRole('group', { name: 'Kept on this device' }));
const heldIn = (backend: MockBackend) =>
  backend.outbox.of(ticketIn(backend)?.id ?? '').map(({ message }) => message);

async function send({ userEvent }: Context) {
  await log();
  await userEvent.click(input());
  await userEvent.paste(words);
  await userEvent.click(button('Send and set Pending'));
}

async function reload({ fakes }: Context) {
  const before = screen.getByRole('log', { name: 'Conversation' });
  document.querySelector<HTMLElement>('[data-reload]')?.click();
  await waitFor(() => expect(before.isConnected).toBe(false));
  await expect(fakes.ports.session.user.get()).not.toBeNull();
  await log();
}

/**
 * The server's response is lost and the page reloads: the sent reply is found, so the composer is
 * empty.
 */
export const FoundAfterReload: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { backend, ports } = context.fakes;
    await log();
    backend.failing.add('deskTicket');
    loseReply(ports.client, 'deskReply');
    await send(context);
    await expect(await screen.findByText('Not sent.')).toBeVisible();
    await expect(input()).toHaveValue(words);
    backend.failing.clear();
    await reload(context);
    await waitFor(() => expect(input()).toHaveValue(''));
    await expect(await (await log()).findAllByText(words)).toHaveLength(1);
    await expect(heldIn(backend)).toEqual([words]);
  },
};

/**
 * The outcome is unknown: after a reload the composer still shows the error and retries with the
 * same key.
 */
export const SameKeyAfterReload: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { userEvent, fakes } = context;
    const keys = watchKeys(fakes.ports.client, true);
    await send(context);
    await expect(await screen.findByText('Not sent.')).toBeVisible();
    await reload(context);
    await expect(await screen.findByText('Not sent.')).toBeVisible();
    await expect(input()).toHaveValue(words);
    await userEvent.click(button('Try again'));
    await waitFor(() => expect(input()).toHaveValue(''));
    await expect(keys.size).toBe(1);
    await expect(heldIn(fakes.backend)).toEqual([words]);
  },
};

/** An offline reply survives a reload and is sent once after reconnecting. */
export const SentWhenBack: Story = {
  play: async (context) => {
    const { backend, ports } = context.fakes;
    const keys = watchKeys(ports.client);
    await log();
    ports.connection.isOnline.set(false);
    await expect(await screen.findByText(/^You’re offline\. Replies are kept on this device/)).toBeVisible();
    await send(context);
    await expect(
      await (await kept()).findByText('Kept on this device. It is sent when you’re back.'),
    ).toBeVisible();
    await expect(input()).toHaveValue('');
    await reload(context);
    await expect((await kept()).getByText(words)).toBeVisible();
    await expect(heldIn(backend)).toEqual([]);
    ports.connection.isOnline.set(true);
    await expect(await (await log()).findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Kept on this device' })).toBeNull());
    await expect(heldIn(backend)).toEqual([words]);
    await expect(keys.size).toBe(1);
  },
};

/** A macro's other changes fail offline, and the composer says so. */
export const MacroOffline: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ userEvent, fakes }) => {
    await log();
    await userEvent.click(button('Macro'));
    await userEvent.click(await screen.findByRole('option', { name: /^Lost income/ }));
    await expect(await screen.findByText(/^Macro: Lost income/)).toBeVisible();
    fakes.ports.connection.isOnline.set(false);
    await userEvent.click(button('Send and set Pending'));
    await expect(
      await screen.findByText('Only the reply is kept. Use Lost income again when you’re back.'),
    ).toBeVisible();
    await expect((await kept()).getByText(/income of a level/)).toBeVisible();
    await expect(screen.queryByText(/^Macro: Lost income/)).toBeNull();
  },
};

/** Editing an offline reply moves its text back into the composer. */
export const EditedOffline: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    await log();
    fakes.ports.connection.isOnline.set(false);
    await send(context);
    await userEvent.click((await kept()).getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(input()).toHaveValue(words));
    await expect(input()).toHaveFocus();
    await userEvent.type(input(), ' Sorry.');
    await waitFor(() => expect(input()).toHaveValue(`${words} Sorry.`));
    await userEvent.click(button('Send and set Pending'));
    await expect((await kept()).getByText(`${words} Sorry.`)).toBeVisible();
    fakes.ports.connection.isOnline.set(true);
    await waitFor(() => expect(heldIn(fakes.backend)).toEqual([`${words} Sorry.`]));
  },
};

/**
 * A colleague closes the ticket while the reply waits offline: the text is kept and the reason is
 * shown.
 */
export const RefusedWhenBack: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend, ports } = fakes;
    await log();
    ports.connection.isOnline.set(false);
    await send(context);
    await kept();
    backend.tickets.close(ticketIn(backend)?.id ?? '');
    ports.connection.isOnline.set(true);
    await expect(await (await kept()).findByText('Not sent. The ticket is not what it was.')).toBeVisible();
    await expect((await kept()).getByText(/closed/)).toBeVisible();
    await expect(
      await screen.findByText('Not sent: your reply to ticket 37. It is kept there.'),
    ).toBeVisible();
    await userEvent.click((await kept()).getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(input()).toHaveValue(words));
    await expect(heldIn(backend)).toEqual([]);
  },
};

/** Online, but the server fails: the reply is retried, and its row says so. */
export const TryingAgain: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { backend, ports } = context.fakes;
    await log();
    ports.connection.isOnline.set(false);
    await send(context);
    await kept();
    backend.failing.add('deskReply');
    ports.connection.isOnline.set(true);
    await expect(await (await kept()).findByText('Kept on this device. Trying again.')).toBeVisible();
    await expect((await kept()).getByRole('button', { name: 'Edit' })).toBeEnabled();
    await expect(heldIn(backend)).toEqual([]);
  },
};

/**
 * The queued reply was stored, but its response was lost: the reply is found and not sent twice.
 */
export const FoundWhenBack: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { backend, ports } = context.fakes;
    const keys = watchKeys(ports.client);
    loseReply(ports.client, 'deskReply');
    await log();
    ports.connection.isOnline.set(false);
    await send(context);
    await kept();
    ports.connection.isOnline.set(true);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Kept on this device' })).toBeNull());
    await expect(await (await log()).findAllByText(words)).toHaveLength(1);
    await expect(heldIn(backend)).toEqual([words]);
    await expect(keys.size).toBe(1);
  },
};

/**
 * The text changes after an unconfirmed send: the first reply is found and its text is not
 * repeated.
 */
export const EarlierLeft: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend, ports } = fakes;
    await log();
    backend.failing.add('deskTicket');
    loseReply(ports.client, 'deskReply');
    await send(context);
    await expect(await screen.findByText('Not sent.')).toBeVisible();
    await expect(button('More ways to send')).toBeDisabled();
    await userEvent.type(input(), ' Sorry.');
    await waitFor(() => expect(input()).toHaveValue(`${words} Sorry.`));
    backend.failing.clear();
    await userEvent.click(button('Send and set Pending'));
    await expect(
      await screen.findByText('What you sent before has left already. Read it before you send more.'),
    ).toBeVisible();
    await expect(input()).toHaveValue(`${words} Sorry.`);
    await expect(heldIn(backend)).toEqual([words]);
  },
};

/** Device storage fails: the text stays in the composer. */
export const NotKept: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { ports, backend } = context.fakes;
    await log();
    ports.connection.isOnline.set(false);
    ports.drafts.write = () => undefined;
    await send(context);
    await expect(await screen.findByText('Not sent.')).toBeVisible();
    await expect(input()).toHaveValue(words);
    await expect(screen.queryByRole('group', { name: 'Kept on this device' })).toBeNull();
    await expect(heldIn(backend)).toEqual([]);
  },
};

/** The session ends while an agent writes: they sign in over the page and continue. */
export const SignedOut: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend, ports } = fakes;
    await log();
    await userEvent.click(input());
    await userEvent.paste(words);
    backend.signIn.closeAll();
    await userEvent.click(button('Send and set Pending'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Signed out' }));
    await waitFor(() => expect(dialog.getByText(/^Your session has ended\./)).toBeVisible());
    await expect(ports.session.user.get()).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Connect Wallet' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(input()).toHaveValue(words));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(heldIn(backend)).toEqual([words]));
  },
};
