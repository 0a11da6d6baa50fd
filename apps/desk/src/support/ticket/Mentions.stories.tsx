import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from './DeskTicketScreen.tsx';
import { ticketOf, walletOf } from './pastOf.play.ts';

/** Notes that mention a colleague, who receives a notification. */
const meta = {
  title: 'Desk/Support/Mentions',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  ...onDesk(),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * @ and a few letters complete a support agent's name; arrow keys select, and Escape closes only
 * the list.
 */
export const Completed: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await screen.findByRole('log', { name: 'Conversation' });
    await userEvent.keyboard('n');
    const box = screen.getByRole('textbox', { name: 'Write a note for the team' });
    await userEvent.type(box, 'Look, @');
    const list = await screen.findByRole('listbox', { name: 'People to mention' });
    const names = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['Ines Duarte', 'Mateus Prado', 'Noor Haddad']);
    await expect(screen.getByText(/^3 people\. Enter mentions Ines Duarte/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    const second = within(list).getByRole('option', { name: 'Mateus Prado' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.type(box, '{Backspace}@had');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Look, @Noor Haddad ');
    await userEvent.type(box, 'please. @in');
    await userEvent.click(await screen.findByRole('option', { name: 'Ines Duarte' }));
    await expect(box).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await expect(await screen.findByText('@Noor Haddad')).toBeVisible();
    await expect(screen.getByText('@Ines Duarte')).toBeVisible();
    await expect(
      ticketOf(backend)
        .notes.at(-1)
        ?.mentions.map(({ wallet }) => wallet),
    ).toEqual([walletOf(backend, 'Ines Duarte'), walletOf(backend, 'Noor Haddad')]);
  },
};

/** The reader's own name is highlighted, and opening the ticket clears the mention. */
export const Read: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      const name = backend.memberByWallet(backend.wallet)?.name ?? '';
      const note = { message: `@${name}, is this the same fault?` };
      backend.tickets.note(ticketOf(backend).id, walletOf(backend, 'Noor Haddad'), note, [
        { wallet: backend.wallet, name },
      ]);
      return backend;
    },
  }),
  play: async ({ fakes: { backend } }) => {
    const name = backend.memberByWallet(backend.wallet)?.name ?? '';
    await expect(await screen.findByText(`@${name}`)).toHaveAttribute('data-own');
    await waitFor(() => expect(screen.queryByText(/^A note mentions you/)).not.toBeInTheDocument());
  },
};
