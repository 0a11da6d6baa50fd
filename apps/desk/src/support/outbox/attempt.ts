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
  /** When it was first sent under its key, ISO; `null` while it never was. */
  triedAt: string | null;
  /** Why the server does not take it, in its own words; `null` while it has given no reason. */
  reason: string | null;
  /**
   * `asked`: it was sent, and no answer came. `waiting`: it is sent by itself once there is a network. `refused`: the
   * server does not take it.
   */
  state: 'asked' | 'waiting' | 'refused';
}

/** What this device alone has: it waits for a network, or the server does not take it. */
export const unsentOf = (attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.filter(({ state }) => state !== 'asked');

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
    isTextOrNone(found.triedAt) &&
    isTextOrNone(found.reason) &&
    states.includes(found.state)
  );
}

/** An earlier release did not say whether it had sent it: it is compared with the ticket before it is sent again. */
const longAgo = new Date(0).toISOString();

const withTry = (attempt: Attempt): Attempt => ({
  ...attempt,
  triedAt: attempt.triedAt === undefined ? longAgo : attempt.triedAt,
  reason: attempt.reason ?? null,
});

const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string';

/** What the device has kept; nothing of what another release wrote differently. */
export function attemptsIn(kept: string): readonly Attempt[] {
  if (kept === '') return [];
  try {
    const found: unknown = JSON.parse(kept);
    return Array.isArray(found) ? found.filter(isAttempt).map(withTry) : [];
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

/** Nothing was looked at: no session, too slow a request, or too many of them. It is sent again later. */
const notLookedAt = [401, 408, 429];

/** Whether the server has said that nothing was written; anything else leaves open whether it was. */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    !notLookedAt.includes(error.status)
  );
}
