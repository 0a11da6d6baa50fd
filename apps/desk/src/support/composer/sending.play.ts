import type { StoryContext } from '@storybook/react-vite';
import { ApiError, type Client } from '@upline/api';
import type { MockBackend } from '@upline/api/mocks';
import { screen } from 'storybook/test';
import { input, log } from '../ticket/ticket.play.ts';

export const waiting = () => screen.findByRole('group', { name: 'Reply that has not left yet' });
export const ticketIn = (backend: MockBackend) => backend.tickets.all().find(({ number }) => number === 37);

export async function write({ userEvent }: Pick<StoryContext, 'userEvent'>, text: string) {
  await log();
  await userEvent.click(input());
  await userEvent.paste(text);
}

/** Collects the idempotency keys of `deskReply`. @param isLost Drops the first request. */
export function watchKeys(client: Client, isLost = false): Set<string> {
  const keys = new Set<string>();
  const { call } = client;
  const watching = async (...asked: Parameters<Client['call']>) => {
    const [name, , options] = asked;
    if (name !== 'deskReply') return call(...asked);
    const isFirst = keys.size === 0;
    keys.add(options?.idempotencyKey ?? '');
    if (isFirst && isLost) throw new ApiError(0, null);
    return call(...asked);
  };
  client.call = watching as Client['call'];
  return keys;
}
