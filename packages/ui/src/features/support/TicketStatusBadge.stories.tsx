import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { vars } from '../../tokens/contract.css.ts';
import { TicketStatusBadge } from './TicketStatusBadge.tsx';

/**
 * Ticket status: open waits for support, pending waits for the member, closed accepts no replies.
 */
const meta = {
  title: 'Patterns/Ticket status badge',
  component: TicketStatusBadge,
  tags: ['autodocs', 'spec-2'],
  args: { status: 'open' },
} satisfies Meta<typeof TicketStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const { caution, info, neutral, positive } = vars.color;

/** The colour that the browser computes for a token. */
function drawn(token: string, beside: Element): string {
  const probe = document.createElement('span');
  probe.style.background = token;
  beside.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

function saying(status: string, word: string, ground: string): Story {
  return {
    args: { status },
    play: async ({ canvasElement }) => {
      const badge = within(canvasElement).getByText(word).parentElement as HTMLElement;
      await expect(badge.querySelector('svg')).toBeVisible();
      await expect(getComputedStyle(badge).backgroundColor).toBe(drawn(ground, canvasElement));
    },
  };
}

export const Default = saying('open', 'Open', positive.soft);

export const Pending = saying('pending', 'Pending', caution.soft);

export const Closed = saying('closed', 'Closed', neutral.soft);

/** A status that a newer server may send. */
export const Other = saying('escalated', 'escalated', info.soft);
