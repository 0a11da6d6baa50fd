import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent, walletAt } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from '../ticket/DeskTicketScreen.tsx';
import { button, input, log } from '../ticket/ticket.play.ts';
import { ticketIn, waiting, write } from './sending.play.ts';

/** Colleagues, the member and another device while an agent writes. */
const meta = {
  title: 'Desk/Support/Sending',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  ...onDesk(),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const noor = walletAt(9001);

/** Names the colleagues on the ticket; opens their draft on request. */
export const OthersHere: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await log();
    const ticketId = ticketIn(backend)?.id ?? '';
    backend.presence.be(ticketId, noor, 'viewing');
    await expect(await screen.findByText('Noor Haddad is here')).toBeVisible();
    backend.presence.keepDraft(ticketId, noor, 'Hi, it was final at noon.');
    backend.presence.be(ticketId, walletAt(9002), 'viewing');
    backend.presence.be(ticketId, noor, 'writing');
    await expect(await screen.findByText('Noor Haddad, Mateus Prado are here')).toBeVisible();
    await expect(await screen.findByText(/^Noor Haddad started a reply .+ neither is lost\.$/)).toBeVisible();
    await userEvent.click(button('Show the draft'));
    await expect(await screen.findByText('Hi, it was final at noon.')).toBeVisible();
    await userEvent.click(button('Hide the draft'));
    await expect(screen.queryByText('Hi, it was final at noon.')).toBeNull();
    backend.presence.be(ticketId, noor, 'gone');
    await waitFor(() => expect(screen.queryByText(/started a reply/)).toBeNull());
  },
};

/** A colleague replied first: sending is blocked until the agent has read that reply. */
export const RepliedMeanwhile: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend } = fakes;
    await write(context, 'It was final at noon.');
    const ticketId = ticketIn(backend)?.id ?? '';
    backend.tickets.answer(ticketId, 'From Noor.', [], noor);
    await expect(await screen.findByText('Noor Haddad replied while you were writing.')).toBeVisible();
    await userEvent.click(button('Send and set Pending'));
    await waitFor(() => expect(button('Read it')).toHaveFocus());
    await expect(backend.outbox.of(ticketId)).toHaveLength(0);
    await userEvent.click(button('Read it'));
    await waitFor(() => expect(input()).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull();
    backend.tickets.answer(ticketId, 'From Noor again.', [], noor);
    await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await waiting();
  },
};

/** Shows that the member is typing, and the read receipt of a reply. */
export const MemberTyping: Story = {
  play: async ({ fakes: { backend } }) => {
    await log();
    const ticket = ticketIn(backend);
    backend.presence.type(ticket?.id ?? '', ticket?.wallet ?? '', true);
    await expect(await screen.findByText(/is typing$/)).toBeVisible();
    backend.presence.type(ticket?.id ?? '', ticket?.wallet ?? '', false);
    await waitFor(() => expect(screen.queryByText(/is typing$/)).toBeNull());
    backend.tickets.answer(ticket?.id ?? '', 'Seen by now?', [], noor);
    backend.tickets.markRead(ticket?.id ?? '');
    const line = (await (await log()).findByText('Seen by now?')).closest('li') as HTMLElement;
    await waitFor(() => expect(within(line).getByText('Seen')).toBeVisible());
  },
};

/** A draft from another device is loaded, and changes are saved on the server. */
export const DraftKept: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      backend.presence.keepDraft(ticketIn(backend)?.id ?? '', backend.wallet, 'Begun on the phone.');
      return backend;
    },
  }),
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend } = fakes;
    await log();
    await expect(input()).toHaveValue('Begun on the phone.');
    await userEvent.type(input(), ' And here.');
    const kept = () => backend.presence.draftOf(ticketIn(backend)?.id ?? '', backend.wallet);
    await waitFor(() => expect(kept()).toBe('Begun on the phone. And here.'));
  },
};
