import { ApiError, type Client } from '@upline/api';
import { type AfterReply, afterReply } from '@upline/domain';

export type Writing = 'reply' | 'note';

/** What was sent and has not been answered, as the device keeps it. */
export interface Attempt {
  ticketId: string;
  /** The ticket's number, by which it is named. */
  number: number;
  what: Writing;
  text: string;
  /** Links to files that are on the server. */
  attachments: readonly string[];
  after: AfterReply;
  /** When it is to leave, ISO; `null` as soon as it can no longer be taken back. */
  later: string | null;
  /** The same each time these words are sent, so that they never stand there twice. */
  key: string;
  /** What its author had written into the ticket before, by ID. */
  known: readonly string[];
  /**
   * `asked`: it was sent, and no answer came. `waiting`: it is sent by itself once there is a network. `refused`: the
   * server does not take it.
   */
  state: 'asked' | 'waiting' | 'refused';
}

const states: readonly unknown[] = ['asked', 'waiting', 'refused'];
const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isAttempt(value: unknown): value is Attempt {
  const found = value as Record<keyof Attempt, unknown> | null;
  return (
    typeof found === 'object' &&
    found !== null &&
    typeof found.ticketId === 'string' &&
    typeof found.number === 'number' &&
    (found.what === 'reply' || found.what === 'note') &&
    typeof found.text === 'string' &&
    areTexts(found.attachments) &&
    afterReply.some((one) => one === found.after) &&
    (found.later === null || typeof found.later === 'string') &&
    typeof found.key === 'string' &&
    areTexts(found.known) &&
    states.includes(found.state)
  );
}

/** What the device has kept; nothing of what another release wrote differently. */
export function attemptsIn(kept: string): readonly Attempt[] {
  if (kept === '') return [];
  try {
    const found: unknown = JSON.parse(kept);
    return Array.isArray(found) ? found.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

/** Sends it under its key: however often that is done, it stands there once. @throws ApiError */
export async function sendAttempt(client: Client, attempt: Attempt): Promise<void> {
  const { ticketId, what, text, attachments, after, later, key } = attempt;
  const params = { ticketId };
  const options = { idempotencyKey: key };
  const written = { message: text, attachments: [...attachments] };
  if (what === 'note') await client.call('deskNote', { params, body: written }, options);
  else {
    const body = { ...written, isHeld: true, after, ...(later !== null && { sendAt: later }) };
    await client.call('deskReply', { params, body }, options);
  }
}

/** Whether the server has said that nothing was written; anything else leaves open whether it was. */
export function isRefusal(error: unknown): boolean {
  // Without a session nothing was looked at: it is sent again once there is one.
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
}
