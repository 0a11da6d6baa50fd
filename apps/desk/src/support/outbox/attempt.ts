import { ApiError, type Client } from '@upline/api';
import { type AfterReply, afterReply } from '@upline/domain';

export type Writing = 'reply' | 'note';

/** A sent but unconfirmed reply or note, as stored on the device. */
export interface Attempt {
  ticketId: string;
  number: number;
  what: Writing;
  text: string;
  /** Links to uploaded files. */
  attachments: readonly string[];
  after: AfterReply;
  /** Send time, ISO; `null` sends after the undo period. */
  later: string | null;
  /** Idempotency key, the same for each retry. */
  key: string;
  /** IDs of the author's earlier messages in this ticket. */
  known: readonly string[];
  /** Time of the first request with this key, ISO; `null` before it. */
  triedAt: string | null;
  /** Rejection reason, in the server's words; `null` if the server gave none. */
  reason: string | null;
  /**
   * `asked`: sent, no response yet. `waiting`: sent automatically when online. `refused`: the
   * server rejected it.
   */
  state: 'asked' | 'waiting' | 'refused';
}

/** Attempts that exist only on this device: waiting or refused. */
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

/**
 * Attempts of an earlier release have no `triedAt`. With this date they are compared with the
 * ticket before a retry.
 */
const longAgo = new Date(0).toISOString();

const withTry = (attempt: Attempt): Attempt => ({
  ...attempt,
  triedAt: attempt.triedAt === undefined ? longAgo : attempt.triedAt,
  reason: attempt.reason ?? null,
});

const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string';

/** Parses stored attempts and drops entries of an incompatible format. */
export function attemptsIn(kept: string): readonly Attempt[] {
  if (kept === '') return [];
  try {
    const found: unknown = JSON.parse(kept);
    return Array.isArray(found) ? found.filter(isAttempt).map(withTry) : [];
  } catch {
    return [];
  }
}

/** Sends an attempt with its idempotency key; retries create no second message. @throws ApiError */
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

/**
 * The server did not read the content: no session, timeout, or rate limit. The attempt is retried
 * later.
 */
const notLookedAt = [401, 408, 429];

/**
 * True if the server rejected the content. After any other error the attempt may have been stored.
 */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    !notLookedAt.includes(error.status)
  );
}
